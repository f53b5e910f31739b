import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/steps/order-status";
import { orderStatusText } from "@/i18n/order/order-status-text";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";

const TONES = {
  placed: "brand",
  accepted: "success",
  preparing: "warning",
  ready: "success",
  out_for_delivery: "success",
  completed: "neutral",
  rejected: "danger",
  expired: "danger",
  cancelled: "neutral",
  failed: "danger",
} as const satisfies Record<OrderStatus, string>;

/** Status as text on a tint. Colour is never the only sign. */
export function OrderStatusBadge({ type, status }: Pick<Order, "type" | "status">) {
  const texts = useTexts(receiptTexts);
  return (
    <span className={`order-badge order-badge--${TONES[status]}`}>
      {orderStatusText(texts, type, status)}
    </span>
  );
}
