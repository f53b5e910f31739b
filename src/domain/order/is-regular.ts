import type { Order } from "./order.schema";

const MIN_ORDERS = 2;
const FAILED: ReadonlySet<Order["status"]> = new Set([
  "rejected",
  "expired",
  "cancelled",
  "failed",
  "awaiting_payment",
  "unpaid",
]);

/** Whether these orders are a regular's: two that are under way or completed. */
export function isRegular(orders: readonly Pick<Order, "status">[]): boolean {
  return orders.filter(({ status }) => !FAILED.has(status)).length >= MIN_ORDERS;
}
