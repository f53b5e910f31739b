import type { Order } from "@/domain/order/order.schema";
import { groupBy } from "@/domain/stored-data/group-by";
import { toLocal } from "@/domain/time/berlin-time";
import { historyAt, STARTS } from "@/test/hosting/history/history-at";

const NOT_COOKED = new Set<Order["status"]>(["cancelled", "rejected", "expired", "unpaid"]);

/** The orders of the demo's 60 days that a kitchen cooks, by day, oldest first. */
export function demoOrders(): (readonly [date: string, orders: readonly Order[]])[] {
  const now = STARTS.clockChange;
  const orders = historyAt(now)
    .history.orders.filter(({ status }) => !NOT_COOKED.has(status))
    .filter(({ created_at }) => toLocal(created_at).date < toLocal(now).date)
    .toSorted((one, other) => one.created_at - other.created_at);
  return [...groupBy(orders, ({ created_at }) => toLocal(created_at).date)];
}
