import type { Language } from "@/domain/text/language";

/** Full weekday names, Sunday first. */
export const weekdayTexts: Readonly<Record<Language, readonly string[]>> = {
  de: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};
