import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { dishSummary } from "@/domain/order/dish-summary";
import type { Order } from "@/domain/order/order.schema";
import { orderWait } from "@/domain/order/timing/order-wait";
import { formatDate, formatPrice, formatTime } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { OrderStatusBadge } from "../order-status-badge";

export function OrderRow({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const receipt = useTexts(receiptTexts);
  const language = useLanguage();
  const { code, created_at, id, lines, status, total_cents, type } = order;
  return (
    <li className="order-row" data-testid="order-row">
      <Link className="order-row__link" to={routes.order(id)}>
        <span className="order-row__code" data-testid="order-code">
          <span className="visually-hidden">{texts.number} </span>
          {code}
        </span>
        <span className="order-row__main">
          <RemainingTime order={order} />
          <span className="order-row__dishes">{dishSummary(lines, language)}</span>
          <span className="order-row__detail">
            {receipt.types[type]} · {formatDate(created_at)}, {texts.clock(formatTime(created_at))}
          </span>
        </span>
        <OrderStatusBadge type={type} status={status} />
        <span className="order-row__total">{formatPrice(total_cents, language)}</span>
      </Link>
    </li>
  );
}

/** The time left of a running order; nothing for others. */
function RemainingTime({ order }: { order: Order }) {
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
