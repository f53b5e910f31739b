import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { openingText } from "@/features/home/opening/opening-text";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

// 24 November 2026 is a Tuesday; Bobingen is closed on Mondays.
const at = (local: string) => Date.parse(`${local}+01:00`);

describe("opening text", () => {
  it.each([
    ["2026-11-24T18:30:00", "Geöffnet bis 22:00", "open"],
    ["2026-11-24T15:00:00", "Öffnet 17:00", "closed"],
    ["2026-11-24T23:00:00", "Öffnet Mi 11:00", "closed"],
    ["2026-11-23T12:00:00", "Öffnet Di 11:00", "closed"],
  ])("at %s says %s", (local, text, tone) => {
    expect(openingText(restoBobingen, DEFAULT_AVAILABILITY, at(local), "de")).toEqual({
      text,
      tone,
    });
  });

  it("names a public holiday", () => {
    const christmas = at("2026-12-25T12:00:00");
    const closedOnHolidays = { ...restoBobingen, opened_on_holiday: false };
    expect(openingText(closedOnHolidays, DEFAULT_AVAILABILITY, christmas, "de").text).toBe(
      "Feiertag – öffnet So 11:00",
    );
  });

  const now = at("2026-11-24T18:30:00");

  it("names the end of a pause", () => {
    const paused = { ...DEFAULT_AVAILABILITY, paused_until: at("2026-11-24T19:00:00") };
    expect(openingText(restoBobingen, paused, now, "en")).toEqual({
      text: "Kitchen break until 19:00",
      tone: "paused",
    });
  });

  it("says that no orders are taken while nobody answers them, unless it is closed", () => {
    const unattended = { ...DEFAULT_AVAILABILITY, paused_unattended_at: now - 60_000 };
    expect(openingText(restoBobingen, unattended, now, "de")).toEqual({
      text: "Zurzeit keine Bestellungen",
      tone: "paused",
    });
    const night = at("2026-11-24T23:00:00");
    expect(openingText(restoBobingen, unattended, night, "de").tone).toBe("closed");
  });

  it("shows the date of an opening more than six days away", () => {
    const days = ["24", "25", "26", "27", "28", "29", "30"].map((day) => `2026-11-${day}`);
    const exceptions = [...days, "2026-12-01"].map((date) => ({ date, closed: true }));
    expect(
      openingText(restoBobingen, { ...DEFAULT_AVAILABILITY, exceptions }, now, "de").text,
    ).toBe("Öffnet 2.12. 11:00");
  });
});
