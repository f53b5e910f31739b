import { describe, expect, test } from "vitest";
import {
  completeDays,
  daysOf,
  rangeBefore,
  readReportRequestSchema,
} from "@/domain/report/report-range";

const request = (from: string, to: string) =>
  readReportRequestSchema.safeParse({ resto_key: "le-vie", from, to });

describe("readReport request", () => {
  test.each([
    ["one day", "2027-03-03", "2027-03-03", true],
    ["92 days", "2027-07-01", "2027-09-30", true],
    ["93 days", "2027-07-01", "2027-10-01", false],
    ["the last day before the first", "2027-03-03", "2027-03-02", false],
    ["a day that does not exist", "2027-02-29", "2027-03-01", false],
    ["a time", "2027-03-03T00:00", "2027-03-04", false],
  ])("accepts or refuses a range: %s", (_what, from, to, isValid) => {
    expect(request(from, to).success).toBe(isValid);
  });

  test("a range that is too long is refused at its end", () => {
    expect(request("2026-01-01", "2027-01-01").error?.issues[0]?.path).toEqual(["to"]);
  });

  test("daysOf lists each day of a clock change once", () => {
    expect(daysOf({ from: "2027-03-27", to: "2027-03-29" })).toEqual([
      "2027-03-27",
      "2027-03-28",
      "2027-03-29",
    ]);
    expect(daysOf({ from: "2027-10-30", to: "2027-11-01" })).toHaveLength(3);
  });
});

describe("rangeBefore", () => {
  test.each([
    ["a Tuesday", "2027-03-02", "2027-03-02", "2027-02-23", "2027-02-23"],
    ["7 days", "2027-03-01", "2027-03-07", "2027-02-22", "2027-02-28"],
    ["30 days", "2027-03-01", "2027-03-30", "2027-01-25", "2027-02-23"],
    ["14 days over a clock change", "2027-03-22", "2027-04-04", "2027-03-08", "2027-03-21"],
  ])("has the same weekdays and no day in common: %s", (_what, from, to, before, until) => {
    expect(rangeBefore({ from, to })).toEqual({ from: before, to: until });
  });
});

describe("completeDays", () => {
  const on = (...dates: string[]) => dates.map((local_date) => ({ local_date }));

  test("keeps the complete days", () => {
    const rows = on("2027-03-01", "2027-03-02", "2027-03-04");
    expect(completeDays(rows)).toEqual({ rows: rows.slice(0, 2), until: "2027-03-03" });
  });

  test("keeps a single day", () => {
    const rows = on("2027-03-01", "2027-03-01");
    expect(completeDays(rows)).toEqual({ rows, until: "2027-03-01" });
  });

  test("is null without rows", () => {
    expect(completeDays([])).toBeNull();
  });
});
