import type { ServingTime } from "@/domain/order/serving-time";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";
import { momentText } from "./moment-text";
import { openingTexts } from "./opening-texts";

/** "in ca. 20 Min." or "Vorbestellen ab 11:30"; says so if orders are not possible at all. */
export function servingTimeText(
  serving: ServingTime | null,
  now: Instant,
  language: Language,
): string {
  const texts = openingTexts[language];
  if (serving === null) return texts.noOrders;
  return serving.kind === "now"
    ? texts.servedIn(serving.minutes)
    : texts.orderAhead(momentText(serving.at, now, language));
}
