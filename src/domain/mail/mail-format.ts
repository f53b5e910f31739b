import { type Instant, toLocal } from "../shared/berlin-time";
import type { Language } from "../shared/language";
import type { Cents } from "../shared/money";

const WEEKDAYS: Record<Language, readonly string[]> = {
  de: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
};

/** An amount as the pages write it: "12,50 €" in German, "€12.50" in English. */
export function mailPrice(cents: Cents, language: Language): string {
  const sign = cents < 0 ? "−" : "";
  const euros = String(Math.floor(Math.abs(cents) / 100));
  const grouped = euros.replace(/\B(?=(?:\d{3})+$)/g, language === "de" ? "." : ",");
  const rest = String(Math.abs(cents) % 100).padStart(2, "0");
  return language === "de" ? `${sign}${grouped},${rest}\u00a0€` : `${sign}€${grouped}.${rest}`;
}

/** Day and time on the restaurant's clock: "Di 24.11.2026, 18:45 Uhr", "Tue 24.11.2026, 18:45". */
export function mailMoment(instant: Instant, language: Language): string {
  const { date, time, weekday } = toLocal(instant);
  const [year, month, day] = date.split("-").map(Number);
  const text = `${WEEKDAYS[language][weekday]} ${day}.${month}.${year}, ${time}`;
  return language === "de" ? `${text} Uhr` : text;
}
