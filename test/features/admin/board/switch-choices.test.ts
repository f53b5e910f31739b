import { expect, it } from "vitest";
import { pauseEnd, runningPause } from "../../../../src/features/admin/board/switch-choices";

const NOON = Date.parse("2026-11-24T11:00:00Z");

it.each([
  [NOON, 15, NOON + 15 * 60_000],
  [NOON + 1, 15, NOON + 16 * 60_000],
  [NOON + 59_999, 120, NOON + 121 * 60_000],
])("a pause from %i for %i minutes ends on a full minute", (now, minutes, end) => {
  expect(pauseEnd(now, minutes)).toBe(end);
});

it.each([
  [null, null],
  [NOON - 1, null],
  [NOON, null],
  [NOON + 1, NOON + 1],
])("a pause until %s lasts until %s", (until, expected) => {
  expect(runningPause(until, NOON)).toBe(expected);
});
