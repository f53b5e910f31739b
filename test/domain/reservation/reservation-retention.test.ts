import { expect, test } from "vitest";
import { firstDayWithReservations } from "@/domain/reservation/reservation-retention";
import { retainedUntil, retentionCutoff } from "@/domain/retention/retention";
import { toInstant } from "@/domain/time/berlin-time";

const at = (date: string, hours: number) => toInstant(date, hours * 60);

test("reservations are kept for 90 days", () => {
  const start = at("2027-06-22", 19);
  const end = at("2027-09-20", 19);
  expect(retentionCutoff("reservation", end)).toBe(start);
  expect(retainedUntil("reservation", start)).toBe(end);
});

test.each([
  ["2027-09-20", 0, "2027-06-23"],
  ["2027-09-20", 23, "2027-06-23"],
  // With a clock change in between, 90 days end at 00:30 for a start at 23:30.
  ["2027-04-20", 0.5, "2027-01-20"],
  ["2027-04-20", 12, "2027-01-21"],
])("on %s at %s o'clock the days from %s on are complete", (today, hours, first) => {
  const now = at(today, Number(hours));
  expect(firstDayWithReservations(now)).toBe(first);
  expect(at(first, 0)).toBeGreaterThanOrEqual(retentionCutoff("reservation", now));
});
