import { expect, it } from "vitest";
import { dayPart } from "@/domain/time/day-part";

it.each([
  ["00:00", "night"],
  ["03:15", "night"],
  ["04:59", "night"],
  ["05:00", "morning"],
  ["10:59", "morning"],
  ["11:00", "noon"],
  ["15:59", "noon"],
  ["16:00", "evening"],
  ["23:45", "evening"],
])("%s belongs to the %s of its day", (time, part) => {
  expect(dayPart(time)).toBe(part);
});
