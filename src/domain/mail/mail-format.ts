import { type Instant, toLocal } from "../shared/berlin-time";
import type { Language } from "../shared/language";
import type { Cents } from "../shared/money";
import { writtenAmount, writtenDay } from "../shared/written";

/** An amount as the pages write it: "12,50 €" in German, "€12.50" in English. */
export function mailPrice(cents: Cents, language: Language): string {
  return `${cents < 0 ? "−" : ""}${writtenAmount(cents, language)}`;
}

/** Day and time on the restaurant's clock: "Di 24.11.2026, 18:45 Uhr", "Tue 24.11.2026, 18:45". */
export function mailMoment(instant: Instant, language: Language): string {
  const moment = toLocal(instant);
  const text = `${writtenDay(moment, language)}, ${moment.time}`;
  return language === "de" ? `${text} Uhr` : text;
}
