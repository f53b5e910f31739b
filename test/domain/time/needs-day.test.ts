import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS, toInstant } from "@/domain/time/berlin-time";
import { needsDay } from "@/domain/time/needs-day";

const at = (date: string, hours: number, minutes = 0) => toInstant(date, hours * 60 + minutes);
const NOW = at("2027-03-03", 23, 50);

test.each([
  ["earlier on the same day", at("2027-03-03", 0), false],
  ["40 minutes later, on the next day", at("2027-03-04", 0, 30), false],
  ["a minute less than six hours later", NOW + 6 * HOUR_MS - MINUTE_MS, false],
  ["six hours later, on the next day", NOW + 6 * HOUR_MS, true],
  ["at noon of the next day", at("2027-03-04", 12), true],
  ["on the evening before", at("2027-03-02", 23), true],
])("decides whether a time %s needs its day", (_, instant, expected) => {
  expect(needsDay(instant, NOW)).toBe(expected);
});

test("a time shortly before midnight needs no day after midnight", () => {
  expect(needsDay(NOW, at("2027-03-04", 0, 10))).toBe(false);
});
