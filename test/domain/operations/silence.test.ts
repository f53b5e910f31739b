import { expect, it } from "vitest";
import { isSilent, sameTimeInEarlierWeeks, silenceSpans } from "@/domain/operations/silence";
import { MINUTE_MS, toInstant, toLocal } from "@/domain/time/berlin-time";

const SATURDAY = toInstant("2026-03-28", 19 * 60);

it("a time without orders is a fault if most earlier weeks had many orders", () => {
  expect(isSilent([8, 9, 20, 8])).toBe(true);
  expect(isSilent([8, 0, 20, 8])).toBe(true);
});

it("a time without orders may be chance if earlier weeks had few orders", () => {
  expect(isSilent([7, 7, 7, 7])).toBe(false);
  expect(isSilent([30, 30, 0, 0])).toBe(false);
  expect(isSilent([])).toBe(false);
});

it("earlier weeks are compared at the same time of day, also when the clocks change", () => {
  const [, , , fourth = 0] = sameTimeInEarlierWeeks(toInstant("2026-04-18", 19 * 60));
  expect(toLocal(fourth)).toMatchObject({ date: "2026-03-21", time: "19:00" });
});

it("the last three minutes are checked every minute, the last hour every five minutes", () => {
  const spans = [0, 1, 2, 3, 4].map((minute) => silenceSpans(SATURDAY + minute * MINUTE_MS));
  expect(spans.map((each) => each.length)).toEqual([3, 1, 1, 1, 1]);
  expect(spans.map(([shortest]) => shortest)).toEqual(spans.map(() => 3 * MINUTE_MS));
  expect(spans[0]).toContain(60 * MINUTE_MS);
});
