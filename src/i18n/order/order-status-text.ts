import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import type { ReceiptTexts } from "./receipt-texts";

/** Name of a status for the guest; a completed order was delivered or picked up. */
export function orderStatusText(
  texts: Pick<ReceiptTexts, "statuses" | "finished">,
  type: Order["type"],
  status: OrderStatus,
): string {
  return status === "completed" ? texts.finished[type] : texts.statuses[status];
}
