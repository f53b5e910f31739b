import { expect, it } from "vitest";
import { formatMailMoment } from "@/domain/mail/mail-format";
import { toInstant } from "@/domain/time/berlin-time";

it.each([
  [toInstant("2026-11-24", 18 * 60 + 5), "Di 24.11.2026, 18:05 Uhr", "Tue 24.11.2026, 18:05"],
  [toInstant("2027-03-28", 3 * 60), "So 28.3.2027, 03:00 Uhr", "Sun 28.3.2027, 03:00"],
])("formats the instant %i with its day and time", (instant, german, english) => {
  expect(formatMailMoment(instant, "de")).toBe(german);
  expect(formatMailMoment(instant, "en")).toBe(english);
});
