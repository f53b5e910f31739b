import { expect, test } from "vitest";
import { blockEnd, isBlockEnd } from "@/domain/guest/block-end";
import { toInstant } from "@/domain/time/berlin-time";

const at = (date: string, hours: number, minutes = 0) => toInstant(date, hours * 60 + minutes);
const DAY_MS = 86_400_000;

test("a block until the morning ends at the next six o'clock in Berlin", () => {
  expect(blockEnd("tonight", at("2027-03-03", 18))).toBe(at("2027-03-04", 6));
  expect(blockEnd("tonight", at("2027-03-04", 1, 30))).toBe(at("2027-03-04", 6));
  expect(blockEnd("tonight", at("2027-03-04", 5, 59))).toBe(at("2027-03-04", 6));
  expect(blockEnd("tonight", at("2027-03-04", 6))).toBe(at("2027-03-05", 6));
  // The clocks change on 28 March 2027 at two o'clock.
  expect(blockEnd("tonight", at("2027-03-27", 22))).toBe(at("2027-03-28", 6));
});

test("the longer blocks last 7, 30 and 365 days", () => {
  const now = at("2027-03-03", 18);
  const days = (["week", "month", "year"] as const).map(
    (length) => (blockEnd(length, now) - now) / DAY_MS,
  );
  expect(days).toEqual([7, 30, 365]);
});

test("a block ends after now and within 366 days", () => {
  const now = at("2027-03-03", 18);
  expect(isBlockEnd(now, now)).toBe(false);
  expect(isBlockEnd(now + 1, now)).toBe(true);
  expect(isBlockEnd(now + 366 * DAY_MS, now)).toBe(true);
  expect(isBlockEnd(now + 366 * DAY_MS + 1, now)).toBe(false);
});
