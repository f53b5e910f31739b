import { describe, expect, it } from "vitest";
import type { DayException } from "@/domain/availability/availability.schema";
import { dayHours } from "@/domain/hours/day-hours";
import { sampleRestaurant } from "../sample-restaurant";

const weekly = sampleRestaurant.hours[2];
const short: [string, string][] = [["12:00", "15:00"]];
const open = { ...sampleRestaurant, opened_on_holiday: true };

describe("dayHours", () => {
  it.each<[string, string, DayException[], unknown]>([
    ["a working day", "2026-11-24", [], { hours: weekly, cause: "hours" }],
    ["the weekly day off", "2026-11-23", [], { hours: [], cause: "hours" }],
    ["a holiday", "2026-12-25", [], { hours: [], cause: "holiday" }],
    [
      "a closed day",
      "2026-11-24",
      [{ date: "2026-11-24", closed: true, hours: short }],
      { hours: [], cause: "exception" },
    ],
    [
      "other hours on a holiday",
      "2026-12-25",
      [{ date: "2026-12-25", hours: short }],
      { hours: short, cause: "exception" },
    ],
    [
      "a holiday opened as usual",
      "2026-12-25",
      [{ date: "2026-12-25", closed: false }],
      { hours: weekly, cause: "exception" },
    ],
    [
      "special hours on a day that is usually closed",
      "2026-11-23",
      [{ date: "2026-11-23", hours: short }],
      { hours: short, cause: "exception" },
    ],
    [
      "two exceptions: the last",
      "2026-11-24",
      [
        { date: "2026-11-24", closed: true },
        { date: "2026-11-24", hours: short },
      ],
      { hours: short, cause: "exception" },
    ],
    [
      "an exception of another day",
      "2026-11-24",
      [{ date: "2026-11-25", closed: true }],
      { hours: weekly, cause: "hours" },
    ],
  ])("%s", (_case, date, exceptions, expected) => {
    expect(dayHours(sampleRestaurant, exceptions, date)).toEqual(expected);
  });

  it("uses the weekly hours on a public holiday with opened_on_holiday", () => {
    expect(dayHours(open, [], "2026-12-25")).toEqual({ hours: weekly, cause: "hours" });
  });
});
