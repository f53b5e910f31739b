import { type Instant, type LocalDate, toLocal, weekdayOf } from "../time/berlin-time";
import type { Language } from "./language";

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  de: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    ...["Januar", "Februar", "März", "April", "Mai", "Juni"],
    ...["Juli", "August", "September", "Oktober", "November", "Dezember"],
  ],
  en: [
    ...["January", "February", "March", "April", "May", "June"],
    ...["July", "August", "September", "October", "November", "December"],
  ],
};

/** "Sonntag, 22. November" in German, "Sunday, 22 November" in English. */
export function longLocalDay(date: LocalDate, language: Language): string {
  const [, month = 1, day] = date.split("-").map(Number);
  const point = language === "de" ? "." : "";
  return `${WEEKDAYS[language][weekdayOf(date)]}, ${day}${point} ${MONTHS[language][month - 1]}`;
}

/** The instant's calendar day at the restaurant, as {@link longLocalDay}. */
export function longDay(instant: Instant, language: Language): string {
  return longLocalDay(toLocal(instant).date, language);
}
