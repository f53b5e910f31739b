import { expect, it } from "vitest";
import type { OrderableHours } from "@/domain/menu/orderable-hours.schema";
import { servedText } from "@/i18n/order/served-text";

const hours = (days: OrderableHours["days"], from = "11:30", until = "14:30") => ({
  days,
  from,
  until,
});

it.each([
  ["a range", [hours([1, 2, 3, 4, 5])], "Mo–Fr 11:30–14:30", "Mon–Fri 11:30–14:30"],
  ["two days", [hours([6, 0])], "Sa, So 11:30–14:30", "Sat, Sun 11:30–14:30"],
  ["a range and a day", [hours([0, 1, 2, 3])], "Mo–Mi, So 11:30–14:30", "Mon–Wed, Sun 11:30–14:30"],
  ["every day", [hours([0, 1, 2, 3, 4, 5, 6])], "täglich 11:30–14:30", "daily 11:30–14:30"],
  [
    "two entries",
    [hours([1]), hours([2], "17:00", "20:00")],
    "Mo 11:30–14:30, Di 17:00–20:00",
    "Mon 11:30–14:30, Tue 17:00–20:00",
  ],
] as const)("names %s of days with their hours", (_what, served, de, en) => {
  expect(servedText([...served], "de")).toBe(de);
  expect(servedText([...served], "en")).toBe(en);
});
