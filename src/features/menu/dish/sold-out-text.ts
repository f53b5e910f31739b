import { isUntilFurtherNotice } from "@/domain/availability/sold-out";
import { formatDay } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { menuTexts } from "@/i18n/menu/menu-texts";

/** "Sold out", with the time of an end today or the day of a later one. */
export function soldOutText(until: Instant, now: Instant, language: Language): string {
  const texts = menuTexts[language];
  if (isUntilFurtherNotice(until, now)) return texts.soldOut;
  const { date, time } = toLocal(until);
  const isToday = date === toLocal(now).date;
  return texts.soldOutUntil(isToday ? time : formatDay(until, language));
}
