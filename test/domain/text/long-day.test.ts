import { expect, it } from "vitest";
import { longDay, longLocalDay } from "@/domain/text/long-day";

it("a long day names weekday, day and month in both languages", () => {
  expect(longLocalDay("2026-11-22", "de")).toBe("Sonntag, 22. November");
  expect(longLocalDay("2026-03-01", "en")).toBe("Sunday, 1 March");
});

it("a long day is the day at the restaurant", () => {
  expect(longDay(Date.parse("2026-11-22T23:30:00Z"), "de")).toBe("Montag, 23. November");
});
