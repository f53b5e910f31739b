import { expect, it } from "vitest";
import { longDay, longLocalDay } from "@/domain/text/long-day";

it.each([
  ["2026-01-04", "Sonntag, 4. Januar", "Sunday, 4 January"],
  ["2026-02-02", "Montag, 2. Februar", "Monday, 2 February"],
  ["2026-03-03", "Dienstag, 3. März", "Tuesday, 3 March"],
  ["2026-04-01", "Mittwoch, 1. April", "Wednesday, 1 April"],
  ["2026-05-07", "Donnerstag, 7. Mai", "Thursday, 7 May"],
  ["2026-06-05", "Freitag, 5. Juni", "Friday, 5 June"],
  ["2026-07-04", "Samstag, 4. Juli", "Saturday, 4 July"],
  ["2026-08-31", "Montag, 31. August", "Monday, 31 August"],
  ["2026-09-01", "Dienstag, 1. September", "Tuesday, 1 September"],
  ["2026-10-07", "Mittwoch, 7. Oktober", "Wednesday, 7 October"],
  ["2026-11-22", "Sonntag, 22. November", "Sunday, 22 November"],
  ["2026-12-11", "Freitag, 11. Dezember", "Friday, 11 December"],
])("the long form of the day %s is %j or %j", (date, german, english) => {
  expect(longLocalDay(date, "de")).toBe(german);
  expect(longLocalDay(date, "en")).toBe(english);
});

it("a long day is the day at the restaurant", () => {
  expect(longDay(Date.parse("2026-11-22T23:30:00Z"), "de")).toBe("Montag, 23. November");
});
