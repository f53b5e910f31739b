import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import type { Order } from "@/domain/order/order.schema";
import { formatDate, formatPrice, formatTime } from "@/domain/text/format";
import { ordersTexts } from "@/i18n/orders-texts";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { OrderStatusBadge } from "../order-status-badge";

export function OrderRow({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const receipt = useTexts(receiptTexts);
  const language = useLanguage();
  const dishes = order.lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <li className="order-row" data-testid="order-row">
      <Link className="order-row__link" to={routes.order(order.id)}>
        <span className="order-row__code" data-testid="order-code">
          <span className="visually-hidden">{texts.number} </span>
          {order.code}
        </span>
        <span className="order-row__main">
          <span className="order-row__date">
            {formatDate(order.created_at)}, {texts.clock(formatTime(order.created_at))}
          </span>
          <span className="order-row__detail">
            {receipt.types[order.type]} · {texts.dishes(dishes)}
          </span>
        </span>
        <OrderStatusBadge status={order.status} />
        <span className="order-row__total">{formatPrice(order.total_cents, language)}</span>
      </Link>
    </li>
  );
}
