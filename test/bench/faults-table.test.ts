import { expect, it } from "vitest";
import type { Figure } from "@/test/faults/figures";
import { faultsPage } from "./faults-table";

const ROWS = [
  { row: 7, fault: "A price changes", bar: "0 changes", before: "all of 4" },
  { row: 76, fault: "The same event 100 times", bar: "one change" },
];

const PRICES: Figure[] = [
  { row: 7, name: "silent changes: of 100", value: "0", file: "test/a/prices.test.ts" },
  { row: 7, name: "taps to accept", value: "1", file: "test/a/taps.test.tsx" },
];

function page(figures: readonly Figure[], earlier = ""): string {
  const run = { date: "2026-11-24", machine: "2 cores", mutantsPage: "" };
  return faultsPage(ROWS, { ...run, figures, earlier });
}

it("a run of some tests keeps the figures of the others", () => {
  const event: Figure = { row: 76, name: "changes", value: "1", file: "test/b/event.test.ts" };
  expect(page(PRICES)).toContain("| 76 | The same event 100 times | not measured | one change |");
  expect(page([event], page(PRICES))).toBe(page([...PRICES, event]));
});

it("a test that runs again replaces its figure and leaves that of the row's other test", () => {
  const taps = { ...PRICES[1], value: "2" } as Figure;
  expect(page([taps], page(PRICES))).toBe(page([PRICES[0] as Figure, taps]));
});

it("a row whose tests all ran again has no earlier figure", () => {
  const renamed = PRICES.map((figure) => ({ ...figure, name: `${figure.name}, again` }));
  expect(page(renamed, page(PRICES))).toBe(page(renamed));
});
