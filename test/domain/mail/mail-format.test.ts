import { expect, it } from "vitest";
import { mailMoment, mailPrice } from "@/domain/mail/mail-format";
import { toInstant } from "@/domain/shared/berlin-time";

it.each([
  [0, "0,00\u00a0€", "€0.00"],
  [5, "0,05\u00a0€", "€0.05"],
  [1250, "12,50\u00a0€", "€12.50"],
  [-283, "−2,83\u00a0€", "−€2.83"],
  [123_456_789, "1.234.567,89\u00a0€", "€1,234,567.89"],
])("%i cents", (cents, german, english) => {
  expect(mailPrice(cents, "de")).toBe(german);
  expect(mailPrice(cents, "en")).toBe(english);
});

it.each([
  [toInstant("2026-11-24", 18 * 60 + 5), "Di 24.11.2026, 18:05 Uhr", "Tue 24.11.2026, 18:05"],
  [toInstant("2027-03-28", 3 * 60), "So 28.3.2027, 03:00 Uhr", "Sun 28.3.2027, 03:00"],
])("%i is named with its day", (instant, german, english) => {
  expect(mailMoment(instant, "de")).toBe(german);
  expect(mailMoment(instant, "en")).toBe(english);
});
