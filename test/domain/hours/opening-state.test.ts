import { describe, expect, it } from "vitest";
import { openingState } from "@/domain/hours/opening-state";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { sampleRestaurant } from "../sample-restaurant";

const at = (date: string, time: string) => toInstant(date, minutesOf(time));
const none = { exceptions: [] };

describe("openingState", () => {
  it.each([
    ["2026-11-24", "11:00", "14:30"],
    ["2026-11-24", "14:29", "14:30"],
    ["2026-11-24", "21:59", "22:00"],
    ["2027-10-31", "12:00", "14:30"],
  ])("is open on %s at %s until %s", (date, time, until) => {
    expect(openingState(sampleRestaurant, none, at(date, time))).toEqual({
      open: true,
      until: at(date, until),
    });
  });

  it.each([
    ["before opening", "2026-11-24", "10:59", "2026-11-24", "11:00", "hours"],
    ["at the closing minute", "2026-11-24", "14:30", "2026-11-24", "17:00", "hours"],
    ["before the day off", "2026-11-22", "22:00", "2026-11-24", "11:00", "hours"],
    ["on a holiday", "2026-12-25", "12:00", "2026-12-27", "11:00", "holiday"],
  ])("is closed %s", (_case, date, time, nextDate, nextTime, cause) => {
    expect(openingState(sampleRestaurant, none, at(date, time))).toEqual({
      open: false,
      next: at(nextDate, nextTime),
      cause,
    });
  });

  it("is open in an interval that started the day before", () => {
    const night: [string, string][] = [["18:00", "02:00"]];
    const restaurant = { ...sampleRestaurant, hours: { ...sampleRestaurant.hours, 2: night } };
    expect(openingState(restaurant, none, at("2026-11-25", "01:59"))).toEqual({
      open: true,
      until: at("2026-11-25", "02:00"),
    });
  });

  it("finds the next opening within 60 days and null beyond", () => {
    const season = (days: number) => ({
      exceptions: Array.from({ length: days }, (_, index) => ({
        date: new Date(Date.UTC(2026, 10, 24 + index)).toISOString().slice(0, 10),
        closed: true,
      })),
    });
    const noon = at("2026-11-24", "12:00");
    expect(openingState(sampleRestaurant, season(22), noon)).toEqual({
      open: false,
      next: at("2026-12-16", "11:00"),
      cause: "exception",
    });
    expect(openingState(sampleRestaurant, season(80), noon)).toEqual({
      open: false,
      next: null,
      cause: "exception",
    });
  });
});
