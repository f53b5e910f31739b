import { isUntilFurtherNotice } from "@/domain/availability/sold-out";
import { formatDay, formatTime } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";
import { needsDay } from "@/domain/time/needs-day";
import { menuTexts } from "@/i18n/menu/menu-texts";

/** "Sold out", with the time of an end that is clear without its day, or the day of a later one. */
export function soldOutText(until: Instant, now: Instant, language: Language): string {
  const texts = menuTexts[language];
  if (isUntilFurtherNotice(until, now)) return texts.soldOut;
  return texts.soldOutUntil(needsDay(until, now) ? formatDay(until, language) : formatTime(until));
}
