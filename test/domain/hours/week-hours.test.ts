import { expect, it } from "vitest";
import { weekHours } from "@/domain/hours/week-hours";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { tenant as bobingen } from "@/tenant-configs/resto-bobingen";

// Monday: closed. All other days: 11:00 to 14:30 and 17:00 to 22:00.
const MONDAY = "2026-11-23";
const USUAL = bobingen.hours[2];
const at = (date: string, time: string) => toInstant(date, minutesOf(time));

it("groups consecutive days with the same weekly hours, Monday first, and marks no day without a time", () => {
  expect(weekHours(bobingen, [], null)).toEqual([
    { days: [1], hours: [], isToday: false },
    { days: [2, 3, 4, 5, 6, 0], hours: USUAL, isToday: false },
  ]);
});

it("marks the days of today's row", () => {
  const rows = weekHours(bobingen, [], at("2026-11-24", "12:00"));
  expect(rows.map(({ isToday }) => isToday)).toEqual([false, true]);
});

it("gives today the special hours of its date, with the weekly ones beside them", () => {
  const exceptions = [{ date: MONDAY, hours: [["12:00", "19:00"]] as [string, string][] }];
  expect(weekHours(bobingen, exceptions, at(MONDAY, "12:30"))[0]).toEqual({
    days: [1],
    hours: [["12:00", "19:00"]],
    usual: [],
    isToday: true,
  });
});

it("separates a day that is closed today from its neighbours, and leaves the other days as they are", () => {
  const exceptions = [
    { date: "2026-11-25", closed: true },
    { date: "2026-11-27", closed: true },
  ];
  expect(
    weekHours(bobingen, exceptions, at("2026-11-25", "12:30")).map(({ days, hours }) => [
      days,
      hours.length,
    ]),
  ).toEqual([
    [[1], 0],
    [[2], 2],
    [[3], 0],
    [[4, 5, 6, 0], 2],
  ]);
});

it("closes today on a public holiday", () => {
  const closed = { ...bobingen, opened_on_holiday: false };
  const christmas = weekHours(closed, [], at("2026-12-25", "12:00")).find((row) => row.isToday);
  expect(christmas).toEqual({ days: [5], hours: [], usual: USUAL, isToday: true });
});

it("keeps yesterday's special hours until they end after midnight", () => {
  const exceptions = [{ date: MONDAY, hours: [["22:00", "01:30"]] as [string, string][] }];
  const monday = (time: string) => weekHours(bobingen, exceptions, at("2026-11-24", time))[0];
  expect(monday("01:29")).toMatchObject({ hours: [["22:00", "01:30"]], usual: [], isToday: false });
  expect(monday("01:30")).toEqual({ days: [1], hours: [], isToday: false });
});
