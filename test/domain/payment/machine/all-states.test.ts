import { expect, it } from "vitest";
import { recordFigure, runSize } from "@/test/faults/figures";
import { BROKEN } from "./broken-rules";
import { RULES } from "./rules";
import { searchAll } from "./search";
import { firstWorld, NEVER } from "./world";

// @any-time-zone
const ONCE = { ...NEVER, opens: 1, looks: 1 };

it("no history of one order breaks an invariant, with one fault of each kind", {
  timeout: 0,
}, () => {
  const left = { ...ONCE, losses: 1, doubles: 1, rivals: runSize(0, 1) };
  const found = searchAll(firstWorld(left), RULES, { maxRuns: runSize(1, 2) });
  recordFigure(90, "all states of one order: states", found.states, import.meta.url);
  recordFigure(90, "all states of one order: violations", found.problems, import.meta.url);
  expect(Object.fromEntries(found.problems)).toEqual({});
});

it.each(BROKEN)("the search finds that $fault", { timeout: 0 }, ({ rules, needs }) => {
  const first = firstWorld({ ...ONCE, ...needs });
  const { problems } = searchAll(first, rules, {
    maxRuns: needs?.looks === 0 ? 2 : 1,
    endsAtFirst: true,
  });
  expect(problems.size).toBeGreaterThan(0);
});
