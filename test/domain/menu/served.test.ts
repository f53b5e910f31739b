import { describe, expect, it } from "vitest";
import { orderableHoursSchema } from "@/domain/menu/orderable-hours.schema";
import { areServedAt, categoriesOf, isServedAt } from "@/domain/menu/served";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";

const WORKDAYS = [1, 2, 3, 4, 5] as const;
const lunch = { served: [{ days: [...WORKDAYS], from: "11:30", until: "14:30" }] };
const night = { served: [{ days: [6 as const], from: "22:00", until: "02:00" }] };

// 24 November 2026 is a Tuesday.
const at = (date: string, time: string) => toInstant(date, minutesOf(time));

describe("the hours of a category", () => {
  it.each([
    ["2026-11-24", "11:29", false],
    ["2026-11-24", "11:30", true],
    ["2026-11-24", "14:30", true],
    ["2026-11-24", "14:31", false],
    ["2026-11-28", "12:00", false],
    // The clock changes on 28 March 2027; 26 March is Good Friday, but the hours do not depend on holidays.
    ["2027-03-26", "11:30", true],
    ["2027-03-29", "14:30", true],
  ])("hold by the local clock, both limits included: %s %s %s", (date, time, expected) => {
    expect(isServedAt(lunch, at(date, time))).toBe(expected);
  });

  it.each([
    ["2026-11-28", "21:59", false],
    ["2026-11-28", "22:00", true],
    ["2026-11-29", "02:00", true],
    ["2026-11-29", "02:01", false],
    ["2026-11-29", "22:00", false],
  ])("may run past midnight: %s %s %s", (date, time, expected) => {
    expect(isServedAt(night, at(date, time))).toBe(expected);
  });

  it("do not restrict a category that has none", () => {
    expect(isServedAt({}, at("2026-11-28", "03:00"))).toBe(true);
  });

  it("must hold for all categories together", () => {
    expect(areServedAt([lunch, {}], at("2026-11-24", "12:00"))).toBe(true);
    expect(areServedAt([lunch, night], at("2026-11-24", "12:00"))).toBe(false);
  });
});

it("finds the categories of dishes, without unknown dishes", () => {
  const name = { de: "x", en: "x" };
  const categories = [
    { id: "lunch", name },
    { id: "soups", name },
  ];
  const item = { name, preis: 1, settings: {}, vat: 7 as const };
  const items = [
    { ...item, id: "menu-1", category: "lunch" },
    { ...item, id: "miso", category: "soups" },
  ];
  const found = categoriesOf(["menu-1", "gone"], { categories, items });
  expect(found.map(({ id }) => id)).toEqual(["lunch"]);
});

it.each([
  [{ days: [1], from: "11:30", until: "14:30" }, true],
  [{ days: [1], from: "22:00", until: "02:00" }, true],
  [{ days: [1], from: "11:30", until: "24:00" }, true],
  [{ days: [], from: "11:30", until: "14:30" }, false],
  [{ days: [7], from: "11:30", until: "14:30" }, false],
  [{ days: [1], from: "11:30", until: "11:30" }, false],
  [{ days: [1], from: "24:00", until: "01:00" }, false],
  [{ days: [1], from: "9:00", until: "14:30" }, false],
])("the hours of a category %j are %s", (hours, expected) => {
  expect(orderableHoursSchema.safeParse(hours).success).toBe(expected);
});
