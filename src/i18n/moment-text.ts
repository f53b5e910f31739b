import { SHORT_WEEKDAYS } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { addDays, type Instant, toLocal } from "@/domain/time/berlin-time";

/** "11:30" today, "Di 11:30" within a week, else "2.12. 11:30". */
export function momentText(instant: Instant, now: Instant, language: Language): string {
  const { date, time, weekday } = toLocal(instant);
  const today = toLocal(now).date;
  if (date === today) return time;
  if (date <= addDays(today, 6)) return `${SHORT_WEEKDAYS[language][weekday]} ${time}`;
  const [, month, day] = date.split("-").map(Number);
  return `${day}.${month}. ${time}`;
}
