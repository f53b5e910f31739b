import { expect, it } from "vitest";
import { formatMoment, formatMomentFrom } from "@/domain/text/format-moment";
import { toInstant } from "@/domain/time/berlin-time";

const tuesdayEvening = toInstant("2026-11-24", 18 * 60);

it("formatMoment names weekday, date and time in both languages", () => {
  expect(formatMoment(tuesdayEvening, "de")).toBe("Di 24.11.2026, 18:00");
  expect(formatMoment(tuesdayEvening, "en")).toBe("Tue 24.11.2026, 18:00");
});

it("formatMomentFrom names the day of an instant on another day, unless it is near", () => {
  const from = (date: string, minutes: number) =>
    formatMomentFrom(toInstant(date, minutes), tuesdayEvening, "de");
  expect(from("2026-11-24", 5)).toBe("18:00");
  expect(from("2026-11-23", 18 * 60)).toBe("Di 24.11.2026, 18:00");
  expect(formatMomentFrom(tuesdayEvening, toInstant("2026-11-24", 23 * 60), "de")).toBe("23:00");
  expect(
    formatMomentFrom(toInstant("2026-11-24", 23 * 60), toInstant("2026-11-25", 30), "de"),
  ).toBe("00:30");
});
