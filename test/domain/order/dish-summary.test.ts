import { expect, it } from "vitest";
import { dishSummary } from "@/domain/order/dish-summary";

const line = (item_id: string, qty: number) => ({
  item_id,
  qty,
  name: { de: `${item_id} de`, en: `${item_id} en` },
});

it.each([
  [[line("pho", 1)], "pho de"],
  [[line("pho", 2), line("rolls", 1)], "2×\u00a0pho de, rolls de"],
  [[line("pho", 2), line("rolls", 1), line("tea", 1)], "2×\u00a0pho de, rolls de, +\u00a01"],
  [
    [line("pho", 1), line("rolls", 1), line("tea", 2), line("beer", 3)],
    "pho de, rolls de, +\u00a05",
  ],
  [[line("pho", 1), line("rolls", 1), line("pho", 2)], "3×\u00a0pho de, rolls de"],
])("names the first two dishes and counts the other portions", (lines, summary) => {
  expect(dishSummary(lines, "de")).toBe(summary);
});

it("names dishes in the guest's language", () => {
  expect(dishSummary([line("pho", 1)], "en")).toBe("pho en");
});
