import { formatDay } from "@/domain/text/format";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { needsDay } from "@/domain/time/needs-day";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

interface DayNames {
  /** "heute", or weekday and date. */
  readonly dayName: (instant: Instant) => string;
  /** Weekday and date; null for today. */
  readonly otherDay: (instant: Instant) => string | null;
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
    otherDay,
    distantDay,
    dayName: (instant) => otherDay(instant) ?? checkoutTexts[language].today,
  };
}
