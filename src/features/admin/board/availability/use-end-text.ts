import { isUntilFurtherNotice } from "@/domain/availability/sold-out";
import { formatShortDay, formatTime } from "@/domain/text/format";
import type { Instant } from "@/domain/time/berlin-time";
import { endOfBusinessDay } from "@/domain/time/business-day";
import { needsDay } from "@/domain/time/needs-day";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** Returns a function that names an end: a time, "tomorrow", a day, or "until further notice". */
export function useEndText(now: Instant): {
  /** Time, with the day where it is needed (`needsDay`). */
  readonly moment: (end: Instant) => string;
  /** "until …". */
  readonly until: (end: Instant) => string;
} {
  const texts = useTexts(availabilityTexts);
  const language = useLanguage();
  const moment = (end: Instant) => {
    const time = formatTime(end);
    return needsDay(end, now) ? texts.day(formatShortDay(end, language), time) : texts.clock(time);
  };
  const until = (end: Instant) => {
    if (isUntilFurtherNotice(end, now)) return texts.untilFurtherNotice;
    if (end === endOfBusinessDay(now)) return texts.untilTomorrow;
    return texts.until(moment(end));
  };
  return { moment, until };
}
