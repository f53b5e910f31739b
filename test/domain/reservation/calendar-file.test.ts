import { expect, test } from "vitest";
import { calendarFile } from "@/domain/reservation/calendar-file";
import { aReservation, at } from "./sample-tables";

const words = {
  summary: "Tisch für 2, Beispielküche; Fenster",
  description: `Code CDFG\nBitte rufen Sie an, wenn Sie sich verspäten. ${"ü".repeat(60)}`,
  location: "Teststraße 1, 86399 Bobingen",
  url: "https://sample.example",
};

const file = (changes: Parameters<typeof aReservation>[0] = {}) =>
  calendarFile(aReservation(changes), words, at("12:00"));

test("calendarFile has UTC times and a stable UID", () => {
  const lines = file({ version: 3 }).split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "UID:0a8a9ba4-6a9c-4b8b-9d6b-4c8f0d6f1a11@sample.example",
      "SEQUENCE:2",
      "DTSTART:20270303T170000Z",
      "DTEND:20270303T183000Z",
      "DTSTAMP:20270303T110000Z",
      "STATUS:CONFIRMED",
    ]),
  );
});

test("calendarFile escapes special characters and folds lines at 75 octets", () => {
  const text = file();
  expect(text).toContain("SUMMARY:Tisch für 2\\, Beispielküche\\; Fenster");
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(text.replaceAll("\r\n ", "")).toContain(`Code CDFG\\nBitte rufen Sie an\\, wenn`);
  expect(text.replaceAll("\r\n ", "")).toContain("ü".repeat(60));
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test.each([
  ["requested", "TENTATIVE"],
  ["cancelled", "CANCELLED"],
  ["declined", "CANCELLED"],
] as const)("%s is %s", (status, expected) => {
  expect(file({ status })).toContain(`STATUS:${expected}`);
});

test("calendarFile is one event with all its texts", () => {
  expect(file().split("\r\n")).toMatchInlineSnapshot(`
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Resto//Reservation//DE",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:0a8a9ba4-6a9c-4b8b-9d6b-4c8f0d6f1a11@sample.example",
      "SEQUENCE:0",
      "DTSTAMP:20270303T110000Z",
      "DTSTART:20270303T170000Z",
      "DTEND:20270303T183000Z",
      "STATUS:CONFIRMED",
      "SUMMARY:Tisch für 2\\, Beispielküche\\; Fenster",
      "DESCRIPTION:Code CDFG\\nBitte rufen Sie an\\, wenn Sie sich verspäten. üü",
      " üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü",
      " üüüüüüüüüüüüüüüüüüüüü",
      "LOCATION:Teststraße 1\\, 86399 Bobingen",
      "URL:https://sample.example",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]
  `);
});
