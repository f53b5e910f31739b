import { ORDER_STATUSES, type OrderStatus } from "@/domain/order/order-status";
import type { Instant } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/** The probe cancels its orders; restaurants receive no unpaid ones. */
const LEFT_OUT: readonly OrderStatus[] = ["cancelled", "awaiting_payment", "unpaid"];
const COUNTED = ORDER_STATUSES.filter((status) => !LEFT_OUT.includes(status));

/** Orders of all restaurants placed in a span and not cancelled. */
export async function countPlacedOrders(from: Instant, until: Instant): Promise<number> {
  const placed = database()
    .collection("orders")
    .where("status", "in", COUNTED)
    .where("created_at", ">=", toTimestamp(from))
    .where("created_at", "<", toTimestamp(until));
  return (await placed.count().get()).data().count;
}
