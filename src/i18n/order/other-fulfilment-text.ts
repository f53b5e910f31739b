import type { OtherFulfilment } from "@/domain/order/other-fulfilment";
import { formatTime } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { fulfilmentTexts } from "./fulfilment-texts";

/** Says why only the other fulfilment is possible, and until when. */
export function otherFulfilmentText(other: OtherFulfilment, language: Language): string {
  const texts = fulfilmentTexts[language];
  const { type, until, pausedUntil } = other;
  const isBackToday = pausedUntil !== null && (until === null || pausedUntil < until);
  if (isBackToday) return texts.whilePaused[type](formatTime(pausedUntil));
  return until === null ? texts.onlyThen[type] : texts.onlyToday[type](formatTime(until));
}
