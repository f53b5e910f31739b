import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, formatDay, formatPrice, formatTime } from "@/i18n/format";

// 23:30 UTC on the 23rd is already half past midnight on the 24th in Berlin.
const lateEvening = Date.UTC(2026, 10, 23, 23, 30);

describe("formats", () => {
  it("writes prices the German and the English way", () => {
    expect(formatPrice(1250, "de")).toBe("12,50\u00a0€");
    expect(formatPrice(1250, "en")).toBe("€12.50");
    expect(formatPrice(123_456_789, "de")).toBe("1.234.567,89\u00a0€");
  });

  it.each([
    ["de", "de-DE"],
    ["en", "en-GB"],
  ] as const)("writes any price as the platform would, in %s", (language, locale) => {
    const platform = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        // A minus sign, as in mails, where the platform writes a hyphen.
        const written = platform.format(cents / 100).replace("-", "−");
        expect(formatPrice(cents, language)).toBe(written);
      }),
    );
  });

  it("writes dates as D.M.YYYY in the restaurant's zone", () => {
    expect(formatDate(lateEvening)).toBe("24.11.2026");
    expect(formatDate(Date.UTC(2026, 0, 5, 12))).toBe("5.1.2026");
  });

  it("writes times of the restaurant's zone, summer and winter", () => {
    expect(formatTime(lateEvening)).toBe("00:30");
    expect(formatTime(Date.UTC(2026, 6, 1, 9, 5))).toBe("11:05");
  });

  it("names the day", () => {
    expect(formatDay(lateEvening, "de")).toBe("Di 24.11.2026");
    expect(formatDay(lateEvening, "en")).toBe("Tue 24.11.2026");
  });

  it.each([
    ["de", "de-DE"],
    ["en", "en-GB"],
  ] as const)("names all days as the platform would, in %s", (language, locale) => {
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
