import { type Instant, toLocal } from "@/domain/shared/berlin-time";
import type { Language } from "@/domain/shared/language";
import type { Cents } from "@/domain/shared/money";
import { formatLocalDate, writtenAmount, writtenDay } from "@/domain/shared/written";

/** Integer cents as "1.212,50 €" in German and "€1,212.50" in English, less than nothing with a minus sign. */
export function formatPrice(cents: Cents, language: Language): string {
  return `${cents < 0 ? "−" : ""}${writtenAmount(cents, language)}`;
}

/** Calendar day in the restaurant's zone as D.M.YYYY, in both languages (spec section 1). */
export function formatDate(instant: Instant): string {
  return formatLocalDate(toLocal(instant).date);
}

/** Wall-clock time in the restaurant's zone as HH:MM. */
export function formatTime(instant: Instant): string {
  return toLocal(instant).time;
}

/** Short weekday and date, "Di 24.11.2026" or "Tue 24.11.2026". */
export function formatDay(instant: Instant, language: Language): string {
  return writtenDay(toLocal(instant), language);
}
