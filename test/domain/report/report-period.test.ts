import { expect, test } from "vitest";
import { periodRange } from "@/domain/report/report-period";

test.each([
  ["today", "2028-03-01", "2028-03-01", "2028-03-01"],
  ["week", "2028-03-01", "2028-02-24", "2028-03-01"],
  ["month", "2028-03-01", "2028-02-01", "2028-03-01"],
  ["lastMonth", "2028-03-01", "2028-02-01", "2028-02-29"],
  ["lastMonth", "2028-01-31", "2027-12-01", "2027-12-31"],
] as const)("the period %s on %s lasts from %s to %s", (period, today, from, to) => {
  expect(periodRange(period, today)).toEqual({ from, to });
});

test("fixed days stay on any day", () => {
  const days = { from: "2027-01-02", to: "2027-01-04" };
  expect(periodRange(days, "2028-03-01")).toEqual(days);
});
