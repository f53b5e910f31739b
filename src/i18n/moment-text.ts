import { SHORT_WEEKDAYS } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { addDays, type Instant, toLocal } from "@/domain/time/berlin-time";
import { needsDay } from "@/domain/time/needs-day";

/** "11:30" today and in the coming hours, "Di 11:30" within a week, else "2.12. 11:30". */
export function momentText(instant: Instant, now: Instant, language: Language): string {
  const { date, time, weekday } = toLocal(instant);
  if (!needsDay(instant, now)) return time;
  if (date <= addDays(toLocal(now).date, 6)) return `${SHORT_WEEKDAYS[language][weekday]} ${time}`;
  const [, month, day] = date.split("-").map(Number);
  return `${day}.${month}. ${time}`;
}
