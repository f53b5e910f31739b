import { expect, it } from "vitest";
import { dayRanges } from "@/features/home/visit/day-ranges";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

it("groups consecutive days with the same hours, Monday first", () => {
  expect(dayRanges(restoBobingen.hours).map(({ days }) => days)).toEqual([[1], [2, 3, 4, 5, 6, 0]]);
});
