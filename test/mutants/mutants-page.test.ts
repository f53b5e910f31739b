import { expect, it } from "vitest";
import { mutantsPage } from "./mutants-page";
import type { TriedChange } from "./tried-change";

const rooms = ["domain", "payment", "rules"];
const date = "2026-11-24";

function changesOf(room: string, noticed: number, replacements: readonly string[]): TriedChange[] {
  const change = { room, file: `src/${room}.ts`, kind: "BooleanLiteral" };
  return [
    ...Array.from({ length: noticed }, (_, line) => ({
      ...{ ...change, line, replacement: "true", isNoticed: true },
    })),
    ...replacements.map((replacement, line) => ({
      ...{ ...change, line, replacement, isNoticed: false },
    })),
  ];
}

it("a run of one room keeps the figures and the list of the others", () => {
  const whole = [...changesOf("domain", 3, ["0"]), ...changesOf("rules", 1, ["`a`"])];
  const first = mutantsPage({ date, seed: 1, changes: whole, rooms, earlier: "" });
  const changes = changesOf("payment", 9, ["1"]);
  const second = mutantsPage({ date, seed: 1, changes, rooms, earlier: first });
  expect(second).toContain("| domain | 4 | 3 | 75.0 % |");
  expect(second).toContain("| payment | 10 | 9 | 90.0 % |");
  expect(second).toContain("| **all** | 16 | 13 | 81.3 % |");
  expect(second).toBe(
    mutantsPage({ date, seed: 1, changes: [...whole, ...changes], rooms, earlier: "" }),
  );
});

it("a room that runs again loses its earlier figures and list", () => {
  const earlier = mutantsPage({
    ...{ date, seed: 1, rooms, earlier: "" },
    changes: changesOf("domain", 3, ["0"]),
  });
  const changes = changesOf("domain", 4, []);
  const page = mutantsPage({ date, seed: 1, changes, rooms, earlier });
  expect(page).toBe(mutantsPage({ date, seed: 1, changes, rooms, earlier: "" }));
  expect(page).not.toContain("###");
});
