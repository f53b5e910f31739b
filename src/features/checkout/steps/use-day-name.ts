import { formatDay } from "@/domain/text/format";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Names days as the restaurant counts them: "heute", or weekday and date. */
export function useDayName(): (instant: Instant) => string {
  const language = useLanguage();
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  return (instant) =>
    toLocal(instant).date === today ? checkoutTexts[language].today : formatDay(instant, language);
}
