import { describe, expect, test } from "vitest";
import { formatLocalDate } from "@/domain/text/format";
import { addMonths, dateAfterKey, monthWeeks, parseDate } from "@/ui/date-picker/calendar-month";

describe("parseDate", () => {
  test.each([
    ["4.3.2027", "2027-03-04"],
    ["04.03.2027", "2027-03-04"],
    ["4. 3. 27", "2027-03-04"],
    ["4/3/2027", "2027-03-04"],
    ["4,3,2027", "2027-03-04"],
    [" 28.2.2028 ", "2028-02-28"],
    ["29.2.2028", "2028-02-29"],
    ["29.2.2027", null],
    ["31.4.2027", null],
    ["2027-03-04", null],
    ["4.13.2027", null],
    ["morgen", null],
    ["", null],
  ])("parses %j as %j", (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  test("parses what formatLocalDate writes", () => {
    expect(parseDate(formatLocalDate("2027-03-04"))).toBe("2027-03-04");
  });
});

describe("monthWeeks", () => {
  test("returns weeks from Monday to Sunday", () => {
    const weeks = monthWeeks("2027-08-15");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2027-08-01"]);
    expect(weeks[5]?.slice(0, 3)).toEqual(["2027-08-30", "2027-08-31", null]);
  });

  test("returns four weeks for a February that starts on a Monday", () => {
    expect(monthWeeks("2027-02-01")).toHaveLength(4);
  });
});

test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2027-12-15", 1, "2028-01-15"],
  ["2027-03-31", -1, "2027-02-28"],
  ["2027-01-01", -1, "2026-12-01"],
])("addMonths: %s and %i months is %s", (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

describe("dateAfterKey", () => {
  const bounds = { first: "2027-03-03", last: "2027-05-02" };

  test.each([
    ["ArrowLeft", "2027-03-09"],
    ["ArrowRight", "2027-03-11"],
    ["ArrowUp", "2027-03-03"],
    ["ArrowDown", "2027-03-17"],
    ["Home", "2027-03-08"],
    ["End", "2027-03-14"],
    ["PageUp", "2027-03-03"],
    ["PageDown", "2027-04-10"],
    ["x", null],
  ])("%s moves from 2027-03-10 to %s", (key, expected) => {
    expect(dateAfterKey(key, "2027-03-10", bounds)).toBe(expected);
  });

  test("stops at the last day of the range", () => {
    expect(dateAfterKey("PageDown", "2027-04-20", bounds)).toBe("2027-05-02");
  });
});
