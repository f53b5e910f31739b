import { describe, expect, it } from "vitest";
import { parseTime, steppedTime } from "@/admin-ui/form/time-text";

describe("parseTime", () => {
  it.each([
    ["18:30", "18:30"],
    ["18.30", "18:30"],
    ["1830", "18:30"],
    ["930", "09:30"],
    ["18", "18:00"],
    ["9", "09:00"],
    [" 18:30 Uhr", "18:30"],
    ["0:05", "00:05"],
    ["24", "24:00"],
  ])("reads %j as %s", (text, time) => expect(parseTime(text)).toBe(time));
  it.each(["", "24:01", "18:60", "18:3", "abends", "12345"])("refuses %j", (text) =>
    expect(parseTime(text)).toBeNull(),
  );
});

describe("steppedTime", () => {
  it.each([
    ["18:30", 1, "18:45"],
    ["18:31", 1, "18:45"],
    ["18:31", -1, "18:30"],
    ["23:50", 1, "00:00"],
    ["00:00", -1, "23:45"],
    ["", 1, "12:15"],
  ])("moves %j by %d quarter(s) of an hour to %s", (time, steps, expected) =>
    expect(steppedTime(time, steps, 15)).toBe(expected),
  );
});
