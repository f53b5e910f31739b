import type { ServingTime } from "@/domain/order/timing/serving-time";
import type { Language } from "@/domain/text/language";
import type { Instant } from "@/domain/time/berlin-time";
import { momentText } from "../moment-text";
import { openingTexts } from "../site/opening-texts";

/**
 * "in ca. 20 Min.", "Vorbestellen ab 11:30" or "Pause bis 19:00"; "zurzeit nicht" without any time.
 */
export function servingTimeText(
  serving: ServingTime | null,
  now: Instant,
  language: Language,
): string {
  const texts = openingTexts[language];
  if (serving === null) return texts.noOrders;
  if (serving.kind === "now") return texts.servedIn(serving.minutes);
  return serving.kind === "paused"
    ? texts.noOrdersUntil(momentText(serving.until, now, language))
    : texts.orderAhead(momentText(serving.at, now, language));
}
