import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { orderStatusText } from "@/i18n/order/order-status-text";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { StatusBadge, type StatusTone } from "@/ui/feedback/status-badge";

const TONES = {
  awaiting_payment: "warning",
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
  unpaid: "neutral",
} as const satisfies Record<OrderStatus, StatusTone>;

/** The status of an order, in the words for its kind. */
export function OrderStatusBadge({ type, status }: Pick<Order, "type" | "status">) {
  const texts = useTexts(receiptTexts);
  return <StatusBadge tone={TONES[status]}>{orderStatusText(texts, type, status)}</StatusBadge>;
}
