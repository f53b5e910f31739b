import type { LocalDate, LocalMoment } from "./berlin-time";
import type { Language } from "./language";
import type { Cents } from "./money";

// Written here rather than by the platform's formats: mails and pages agree, and the first screen
// of a hundred prices would pay 10 ms on a slow telephone for building each format.

const WEEKDAYS = {
  de: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
} as const satisfies Record<Language, readonly string[]>;

/** An amount without its sign: "1.212,50 €" in German, "€1,212.50" in English. */
export function writtenAmount(cents: Cents, language: Language): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const [group, point] = language === "de" ? [".", ","] : [",", "."];
  const euros = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  const amount = `${euros}${point}${digits.slice(-2)}`;
  return language === "de" ? `${amount}\u00a0€` : `€${amount}`;
}

/** A percentage without its sign, at most two decimals: "7,5" in German, "7.5" in English. */
export function formatPercent(percent: number, language: Language): string {
  const text = String(percent);
  return language === "de" ? text.replace(".", ",") : text;
}

/** A calendar day as D.M.YYYY, in both languages (spec section 1). */
export function formatLocalDate(date: LocalDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day}.${month}.${year}`;
}

/** Short weekday and date, "Di 24.11.2026" or "Tue 24.11.2026". */
export function writtenDay({ date, weekday }: LocalMoment, language: Language): string {
  return `${WEEKDAYS[language][weekday]} ${formatLocalDate(date)}`;
}
