import type { Instant } from "../domain/shared/berlin-time";
import type { Language } from "../domain/shared/language";
import type { Cents } from "../domain/shared/money";

const TIME_ZONE = "Europe/Berlin";
const LOCALES = { de: "de-DE", en: "en-GB" } as const satisfies Record<Language, string>;

const priceFormats = mapLanguages(
  (locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }),
);
const dayFormats = mapLanguages(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: TIME_ZONE }),
);
const dateFormat = new Intl.DateTimeFormat("de-DE", {
  day: "numeric",
  month: "numeric",
  year: "numeric",
  timeZone: TIME_ZONE,
});
const timeFormat = new Intl.DateTimeFormat("de-DE", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: TIME_ZONE,
});

function mapLanguages<T>(make: (locale: string) => T): Record<Language, T> {
  return { de: make(LOCALES.de), en: make(LOCALES.en) };
}

/** Integer cents as "12,50 €" in German and "€12.50" in English. */
export function formatPrice(cents: Cents, language: Language): string {
  return priceFormats[language].format(cents / 100);
}

/** Calendar day in the restaurant's zone as D.M.YYYY, in both languages (spec section 1). */
export function formatDate(instant: Instant): string {
  return dateFormat.format(instant);
}

/** Wall-clock time in the restaurant's zone as HH:MM. */
export function formatTime(instant: Instant): string {
  return timeFormat.format(instant);
}

/** Short weekday and date, "Di 24.11.2026" or "Tue 24.11.2026". */
export function formatDay(instant: Instant, language: Language): string {
  return `${dayFormats[language].format(instant).replace(/\.$/, "")} ${formatDate(instant)}`;
}
