import { useServingTime } from "@/data/use-serving-time";
import { formatPrice } from "@/domain/text/format";
import { cartSummaryTexts } from "@/i18n/order/cart-summary-texts";
import { useServingTimeText } from "@/i18n/order/use-serving-time-text";
import { useLanguage } from "@/i18n/use-texts";
import { useCartService } from "./use-cart-service";

/** A note for guests who have not opened the cart; empty while an order is possible at once. */
export function CartBarNote() {
  const language = useLanguage();
  const texts = cartSummaryTexts[language];
  const { type, reach, missing_cents } = useCartService();
  const serving = useServingTime(type);
  const time = useServingTimeText(serving);
  if (type === "delivery" && reach.status === "out-of-area") return texts.pickupOnly(reach.zip);
  if (serving?.kind === "ahead" || serving?.kind === "paused") return time;
  return missing_cents ? texts.missing(formatPrice(missing_cents, language)) : null;
}
