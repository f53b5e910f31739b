import { formatLocalDay } from "../text/format";
import type { Language } from "../text/language";
import { type Instant, toLocal } from "../time/berlin-time";

/** Local date and time: "Di 24.11.2026, 18:45 Uhr" in German, "Tue 24.11.2026, 18:45" in English. */
export function formatMailMoment(instant: Instant, language: Language): string {
  const { date, time } = toLocal(instant);
  const text = `${formatLocalDay(date, language)}, ${time}`;
  return language === "de" ? `${text} Uhr` : text;
}
