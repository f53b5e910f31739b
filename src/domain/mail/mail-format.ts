import { type Instant, toLocal } from "../shared/berlin-time";
import { formatLocalDay } from "../shared/format";
import type { Language } from "../shared/language";

/** Local date and time: "Di 24.11.2026, 18:45 Uhr" in German, "Tue 24.11.2026, 18:45" in English. */
export function formatMailMoment(instant: Instant, language: Language): string {
  const { date, time } = toLocal(instant);
  const text = `${formatLocalDay(date, language)}, ${time}`;
  return language === "de" ? `${text} Uhr` : text;
}
