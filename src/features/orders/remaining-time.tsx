import type { Order } from "@/domain/order/order.schema";
import { orderWait } from "@/domain/order/timing/order-wait";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** The time left of a running order; renders nothing for others. */
export function RemainingTime({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const wait = orderWait(order, now);
  switch (wait.kind) {
    case "counting":
      return (
        <strong className={`order-row__wait${wait.isPostponed ? " order-row__wait--late" : ""}`}>
          {wait.minutes === 0 ? texts.anyMoment : texts.minutesLeft(wait.minutes)}
        </strong>
      );
    case "overdue":
      return <strong className="order-row__wait order-row__wait--late">{texts.overdue}</strong>;
    case "appointed":
      return (
        <strong className="order-row__wait">
          {texts.promised[order.type]}{" "}
          {texts.clock(formatMomentFrom(now, wait.promised_at, language))}
        </strong>
      );
    default:
      return null;
  }
}
