import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  HOUR_MS,
  MINUTE_MS,
  minutesOf,
  toInstant,
  toLocal,
  weekdayOf,
} from "@/domain/time/berlin-time";

describe("toLocal", () => {
  it.each([
    ["2026-11-24T10:30:00Z", "2026-11-24", "11:30", 690, 2],
    ["2026-07-01T22:15:59Z", "2026-07-02", "00:15", 15, 4],
    ["2026-12-31T23:00:00Z", "2027-01-01", "00:00", 0, 5],
    ["2027-03-28T00:59:59Z", "2027-03-28", "01:59", 119, 0],
    ["2027-03-28T01:00:00Z", "2027-03-28", "03:00", 180, 0],
    ["2027-10-31T00:59:00Z", "2027-10-31", "02:59", 179, 0],
    ["2027-10-31T01:00:00Z", "2027-10-31", "02:00", 120, 0],
  ])("converts %s to %s %s", (iso, date, time, minutes, weekday) => {
    expect(toLocal(Date.parse(iso))).toEqual({ date, time, minutes, weekday });
  });

  it("agrees with the time zone database at all hours from 1996 to 2050", () => {
    // Fails as soon as Node.js knows another rule for Berlin.
    const berlin = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Berlin",
      dateStyle: "short",
      timeStyle: "short",
    });
    const differences: string[] = [];
    for (let at = Date.UTC(1996, 0, 1); at < Date.UTC(2051, 0, 1); at += HOUR_MS) {
      const { date, time } = toLocal(at);
      if (`${date} ${time}` !== berlin.format(at)) differences.push(new Date(at).toISOString());
    }
    expect(differences).toEqual([]);
  });
});

describe("toInstant", () => {
  it.each([
    ["2026-11-24", "11:30", "2026-11-24T10:30:00Z"],
    ["2026-07-02", "00:15", "2026-07-01T22:15:00Z"],
    ["2026-11-24", "24:00", "2026-11-24T23:00:00Z"],
    ["2027-03-28", "01:59", "2027-03-28T00:59:00Z"],
    // Skipped: the first instant after the gap.
    ["2027-03-28", "02:00", "2027-03-28T01:00:00Z"],
    ["2027-03-28", "02:30", "2027-03-28T01:00:00Z"],
    ["2027-03-28", "02:59", "2027-03-28T01:00:00Z"],
    ["2027-03-28", "03:00", "2027-03-28T01:00:00Z"],
    // Repeated: the first of the two.
    ["2027-10-31", "01:59", "2027-10-30T23:59:00Z"],
    ["2027-10-31", "02:00", "2027-10-31T00:00:00Z"],
    ["2027-10-31", "02:30", "2027-10-31T00:30:00Z"],
    ["2027-10-31", "03:00", "2027-10-31T02:00:00Z"],
  ])("converts %s %s to %s", (date, time, iso) => {
    expect(new Date(toInstant(date, minutesOf(time))).toISOString()).toBe(
      new Date(iso).toISOString(),
    );
  });

  it("counts minutes after midnight by the wall clock, also across clock changes", () => {
    expect(toInstant("2027-03-27", 24 * 60 + 4 * 60)).toBe(toInstant("2027-03-28", 4 * 60));
    expect(toInstant("2027-10-30", 24 * 60 + 4 * 60)).toBe(toInstant("2027-10-31", 4 * 60));
  });

  it("reverses toLocal, except in the second pass of the repeated hour", () => {
    const minutes = fc.integer({ min: 0, max: 60 * 366 * 24 * 40 });
    fc.assert(
      fc.property(minutes, (offset) => {
        const instant = Date.UTC(2000, 0, 1) + offset * MINUTE_MS;
        const local = toLocal(instant);
        const back = toInstant(local.date, local.minutes);
        expect([0, 60 * MINUTE_MS]).toContain(instant - back);
        expect(toLocal(back)).toEqual(local);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("addDays and weekdayOf", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-03-28", 1, "2027-03-29"],
    ["2027-10-31", -1, "2027-10-30"],
    ["2027-01-01", -366, "2025-12-31"],
  ])("moves %s by %i to %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each([
    ["2027-03-28", 0],
    ["2026-11-23", 1],
    ["2026-11-28", 6],
  ])("returns the weekday of %s", (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });
});
