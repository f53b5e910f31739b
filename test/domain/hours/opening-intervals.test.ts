import { describe, expect, it } from "vitest";
import { openingIntervals } from "@/domain/hours/opening-intervals";
import type { OpeningInterval } from "@/domain/tenant/opening-interval.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { sampleRestaurant } from "../sample-restaurant";

function everyDay(
  ...pairs: OpeningInterval[]
): Pick<Restaurant, "hours" | "opened_on_holiday" | "address"> {
  const hours = { 0: pairs, 1: pairs, 2: pairs, 3: pairs, 4: pairs, 5: pairs, 6: pairs };
  return { ...sampleRestaurant, opened_on_holiday: true, hours };
}

function shown(
  restaurant: Parameters<typeof openingIntervals>[0],
  date: string,
  days: number,
  exceptions: Parameters<typeof openingIntervals>[1] = [],
): string[] {
  return openingIntervals(restaurant, exceptions, date, days).map(({ start, end }) =>
    [start, end].map((at) => new Date(at).toISOString().slice(0, 16)).join(" – "),
  );
}

describe("openingIntervals", () => {
  it("lists several intervals per day and skips a closed day", () => {
    expect(shown(sampleRestaurant, "2026-11-22", 3)).toEqual([
      "2026-11-22T10:00 – 2026-11-22T13:30",
      "2026-11-22T16:00 – 2026-11-22T21:00",
      "2026-11-24T10:00 – 2026-11-24T13:30",
      "2026-11-24T16:00 – 2026-11-24T21:00",
    ]);
  });

  it("includes an interval that runs past midnight into the first day", () => {
    expect(shown(everyDay(["18:00", "02:00"]), "2026-11-24", 1)).toEqual([
      "2026-11-23T17:00 – 2026-11-24T01:00",
      "2026-11-24T17:00 – 2026-11-25T01:00",
    ]);
  });

  it("ends an interval after midnight although the next day is closed", () => {
    const closed = [{ date: "2026-11-24", closed: true }];
    expect(shown(everyDay(["18:00", "02:00"]), "2026-11-24", 1, closed)).toEqual([
      "2026-11-23T17:00 – 2026-11-24T01:00",
    ]);
  });

  it("merges touching and overlapping intervals, also at midnight", () => {
    expect(shown(everyDay(["17:00", "22:00"], ["11:00", "17:00"]), "2026-11-24", 1)).toEqual([
      "2026-11-24T10:00 – 2026-11-24T21:00",
    ]);
    expect(shown(everyDay(["11:00", "20:00"], ["12:00", "14:00"]), "2026-11-24", 1)).toEqual([
      "2026-11-24T10:00 – 2026-11-24T19:00",
    ]);
    expect(shown(everyDay(["00:00", "24:00"]), "2026-11-24", 2)).toEqual([
      "2026-11-23T23:00 – 2026-11-25T23:00",
    ]);
  });

  it("ignores an empty interval", () => {
    expect(shown(everyDay(["11:00", "11:00"]), "2026-11-24", 1)).toEqual([]);
  });

  it.each([
    ["2027-03-27", "2027-03-27T10:00 – 2027-03-27T21:00"],
    ["2027-03-28", "2027-03-28T09:00 – 2027-03-28T20:00"],
    ["2027-10-30", "2027-10-30T09:00 – 2027-10-30T20:00"],
    ["2027-10-31", "2027-10-31T10:00 – 2027-10-31T21:00"],
  ])("keeps wall-clock times on %s", (date, expected) => {
    expect(shown(everyDay(["11:00", "22:00"]), date, 1)).toEqual([expected]);
  });

  it("shortens the night of the clock change by an hour in spring and extends it by an hour in autumn", () => {
    const night = everyDay(["22:00", "04:00"]);
    expect(shown(night, "2027-03-27", 1).at(-1)).toBe("2027-03-27T21:00 – 2027-03-28T02:00");
    expect(shown(night, "2027-10-30", 1).at(-1)).toBe("2027-10-30T20:00 – 2027-10-31T03:00");
  });

  it("starts after the gap if opening is in the skipped hour", () => {
    expect(shown(everyDay(["02:30", "05:00"]), "2027-03-28", 1)).toEqual([
      "2027-03-28T01:00 – 2027-03-28T03:00",
    ]);
  });
});
