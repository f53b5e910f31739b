import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { dishSummary } from "@/domain/order/dish-summary";
import type { Order } from "@/domain/order/order.schema";
import { formatDate, formatPrice, formatTime } from "@/domain/text/format";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { OrderStatusBadge } from "../order-status-badge";
import { RemainingTime } from "../remaining-time";
import { OrderAgain } from "./order-again";

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
      <OrderAgain order={order} isQuiet />
    </li>
  );
}
