import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDay,
  formatPrice,
  formatShortDay,
  formatTime,
} from "@/domain/text/format";

// 23:30 UTC on the 23rd is 00:30 on the 24th in Berlin.
const lateEvening = Date.UTC(2026, 10, 23, 23, 30);

describe("format", () => {
  it.each([
    [0, "0,00\u00a0€", "€0.00"],
    [5, "0,05\u00a0€", "€0.05"],
    [1250, "12,50\u00a0€", "€12.50"],
    [-283, "−2,83\u00a0€", "−€2.83"],
    [123_456_789, "1.234.567,89\u00a0€", "€1,234,567.89"],
  ])("formats %i cents in German and English", (cents, german, english) => {
    expect(formatPrice(cents, "de")).toBe(german);
    expect(formatPrice(cents, "en")).toBe(english);
  });

  it.each([
    ["de", "de-DE"],
    ["en", "en-GB"],
  ] as const)("formats any price like Intl.NumberFormat in %s", (language, locale) => {
    const platform = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        // Intl uses a hyphen instead of a minus sign.
        const written = platform.format(cents / 100).replace("-", "−");
        expect(formatPrice(cents, language)).toBe(written);
      }),
    );
  });

  it("formats dates as D.M.YYYY in the restaurant's zone", () => {
    expect(formatDate(lateEvening)).toBe("24.11.2026");
    expect(formatDate(Date.UTC(2026, 0, 5, 12))).toBe("5.1.2026");
  });

  it("formats times in the restaurant's zone, in summer and winter", () => {
    expect(formatTime(lateEvening)).toBe("00:30");
    expect(formatTime(Date.UTC(2026, 6, 1, 9, 5))).toBe("11:05");
  });

  it("formats a day with its weekday", () => {
    expect(formatDay(lateEvening, "de")).toBe("Di 24.11.2026");
    expect(formatDay(lateEvening, "en")).toBe("Tue 24.11.2026");
    expect(formatShortDay(lateEvening, "de")).toBe("Di 24.11.");
  });

  it.each([
    ["de", "de-DE"],
    ["en", "en-GB"],
  ] as const)("names all weekdays like Intl.DateTimeFormat in %s", (language, locale) => {
    const platform = new Intl.DateTimeFormat(locale, {
      weekday: "short",
      timeZone: "Europe/Berlin",
    });
    for (let day = 0; day < 7; day += 1) {
      const instant = Date.UTC(2026, 5, 1 + day, 12);
      const [name] = formatDay(instant, language).split(" ");
      expect(name).toBe(platform.format(instant).replace(/\.$/, ""));
    }
  });
});
