import type { OtherFulfilment } from "@/domain/order/timing/other-fulfilment";
import { formatTime } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";
import { fulfilmentTexts } from "./fulfilment-texts";

/** Says why only the other fulfilment is possible, and until when. */
export function otherFulfilmentText(
  other: OtherFulfilment,
  now: Instant,
  language: Language,
): string {
  const texts = fulfilmentTexts[language];
  const { type, until, pausedUntil } = other;
  const isBackFirst = pausedUntil !== null && (until === null || pausedUntil < until);
  if (isBackFirst) {
    return texts.whilePaused[type](formatMomentFrom(now, pausedUntil, language));
  }
  return until === null ? texts.onlyThen[type] : texts.onlyToday[type](formatTime(until));
}
