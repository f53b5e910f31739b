import { describe, expect, it } from "vitest";
import { publicHoliday } from "@/domain/hours/public-holidays";
import { addDays } from "@/domain/time/berlin-time";

function holidaysOf(year: number, city: string): string[] {
  const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((date) => publicHoliday(date, city));
}

const BAVARIA_2027 = [
  "2027-01-01",
  "2027-01-06",
  "2027-03-26",
  "2027-03-29",
  "2027-05-01",
  "2027-05-06",
  "2027-05-17",
  "2027-05-27",
  "2027-08-15",
  "2027-10-03",
  "2027-11-01",
  "2027-12-25",
  "2027-12-26",
];

describe("publicHoliday", () => {
  it("finds exactly the public holidays of Bavaria in 2027", () => {
    expect(holidaysOf(2027, "Bobingen")).toEqual(BAVARIA_2027);
  });

  it("adds 8 August in the city of Augsburg", () => {
    expect(holidaysOf(2027, "Augsburg")).toEqual([...BAVARIA_2027, "2027-08-08"].sort());
  });

  it.each([
    ["Augsburg", "AUGSBURGER_FRIEDENSFEST"],
    [" augsburg ", "AUGSBURGER_FRIEDENSFEST"],
    ["Augsburg-Haunstetten", "AUGSBURGER_FRIEDENSFEST"],
    ["Augsburger Land", null],
    ["Stadtbergen bei Augsburg", null],
    ["Schwabmünchen", null],
    ["", null],
  ])("on 8 August in %j returns %j", (city, expected) => {
    expect(publicHoliday("2026-08-08", city)).toBe(expected);
  });

  it("returns the key of the holiday", () => {
    expect(publicHoliday("2026-11-01", "Bobingen")).toBe("ALLERHEILIGEN");
  });
});
