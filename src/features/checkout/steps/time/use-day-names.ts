import { formatDay, formatShortDay } from "@/domain/text/format";
import { addDays, type Instant, toLocal } from "@/domain/time/berlin-time";
import { needsDay } from "@/domain/time/needs-day";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

interface DayNames {
  /** "heute", or weekday and date. */
  readonly dayName: (instant: Instant) => string;
  /** "morgen, Di 24.11.", or weekday and date; null for today. */
  readonly laterDay: (instant: Instant) => string | null;
  /** Weekday and date; null for times that are clear without them (`needsDay`). */
  readonly distantDay: (instant: Instant) => string | null;
}

/** Names days as the restaurant counts them. */
export function useDayNames(): DayNames {
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const today = toLocal(now).date;
  const otherDay = (instant: Instant) =>
    toLocal(instant).date === today ? null : formatDay(instant, language);
  const distantDay = (instant: Instant) =>
    needsDay(instant, now) ? formatDay(instant, language) : null;
  return {
    laterDay: (instant) => {
      if (otherDay(instant) === null) return null;
      const day = formatShortDay(instant, language);
      const isTomorrow = toLocal(instant).date === addDays(today, 1);
      return isTomorrow ? checkoutTexts[language].tomorrow(day) : day;
    },
    distantDay,
    dayName: (instant) => otherDay(instant) ?? checkoutTexts[language].today,
  };
}
