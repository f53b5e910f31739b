import { describe, expect, it } from "vitest";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { otherFulfilmentText } from "@/i18n/order/other-fulfilment-text";
import { refusalText } from "@/i18n/refusal-texts";
import { reservationRefusalText } from "@/i18n/table/reservation-texts";

const at = (date: string, time: string) => toInstant(date, minutesOf(time));
const NOW = at("2026-11-24", "18:00");

describe.each([
  [at("2026-11-24", "19:00"), "19:00", "19:00"],
  [at("2026-11-25", "11:30"), "Mi 25.11.2026, 11:30", "Wed 25.11.2026, 11:30"],
])("a refusal on 24 November at 18:00 with the next time %s", (next_at, german, english) => {
  it.each(["CLOSED", "PAUSED", "NOT_SERVED_NOW", "SLOT_FULL", "SLOT_PAST"] as const)(
    "of an order (%s) names the day only if needed",
    (reason) => {
      expect(refusalText({ reason, next_at }, NOW, "de").help).toMatch(` ${german} Uhr`);
      expect(refusalText({ reason, next_at }, NOW, "en").help).toContain(` ${english}.`);
      const help = refusalText({ reason, next_at }, NOW, "de").help;
      expect(help.includes("2026")).toBe(german.includes("2026"));
    },
  );

  it("of a reservation names the day only if needed", () => {
    const refusal = { reason: "SLOT_FULL" as const, next_at };
    const { help } = reservationRefusalText(refusal, NOW, "de");
    expect(help).toBe(`Frei ist noch: ${german} Uhr.`);
  });

  it("of a paused fulfilment names the day only if needed", () => {
    const other = { type: "pickup" as const, until: null, pausedUntil: next_at };
    expect(otherFulfilmentText(other, NOW, "de")).toBe(
      `Lieferung macht Pause bis ${german} Uhr – Abholung ist möglich`,
    );
  });
});
