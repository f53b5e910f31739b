import type { Cents } from "../money/money";
import { type Instant, type LocalDate, toLocal, weekdayOf } from "../time/berlin-time";
import type { Language } from "./language";

// Without `Intl`: mails and pages agree, and building an `Intl` format costs the first screen 10 ms on
// a slow phone.

/** Short weekday names, Sunday first. */
export const SHORT_WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  de: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
};

/** "1.212,50 €" in German, "€1,212.50" in English; a minus sign in front of negative amounts. */
export function formatPrice(cents: Cents, language: Language): string {
  const sign = cents < 0 ? "−" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const [group, point] = language === "de" ? [".", ","] : [",", "."];
  const euros = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  const amount = `${euros}${point}${digits.slice(-2)}`;
  return language === "de" ? `${sign}${amount}\u00a0€` : `${sign}€${amount}`;
}

/** A number without a percent sign: "7,5" in German, "7.5" in English. */
export function formatPercent(percent: number, language: Language): string {
  const text = String(percent);
  return language === "de" ? text.replace(".", ",") : text;
}

/** A calendar day as D.M.YYYY, in both languages. */
export function formatLocalDate(date: LocalDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day}.${month}.${year}`;
}

/** "Di 24.11.2026" in German, "Tue 24.11.2026" in English. */
export function formatLocalDay(date: LocalDate, language: Language): string {
  return `${SHORT_WEEKDAYS[language][weekdayOf(date)]} ${formatLocalDate(date)}`;
}

/** The instant's calendar day at the restaurant as D.M.YYYY. */
export function formatDate(instant: Instant): string {
  return formatLocalDate(toLocal(instant).date);
}

/** The instant's wall-clock time at the restaurant as HH:MM. */
export function formatTime(instant: Instant): string {
  return toLocal(instant).time;
}

/** The instant's calendar day at the restaurant: "Di 24.11.2026" or "Tue 24.11.2026". */
export function formatDay(instant: Instant, language: Language): string {
  return formatLocalDay(toLocal(instant).date, language);
}

/** {@link formatDay} without the year: "Di 24.11." or "Tue 24.11.". */
export function formatShortDay(instant: Instant, language: Language): string {
  return formatDay(instant, language).slice(0, -4);
}
