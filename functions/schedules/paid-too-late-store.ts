import type { OrderStatus } from "@/domain/order/order-status";
import type { PaymentStatus } from "@/domain/order/payment-status.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

const WAITING: OrderStatus = "awaiting_payment";
const UNPAID: OrderStatus = "unpaid";
const PAID: readonly PaymentStatus[] = ["authorised", "captured"];

/** Ids of orders that turned out paid after their time to pay was over, at most `limit`. */
export async function listPaidTooLate(limit: number): Promise<string[]> {
  const late = database()
    .collection("orders")
    .where("status", "==", UNPAID)
    .where("payment_status", "in", PAID);
  return (await late.limit(limit).select().get()).docs.map(({ id }) => id);
}

/** Ids of orders that still await their payment after their time to pay, at most `limit`. */
export async function listOverdue(now: Instant, limit: number): Promise<string[]> {
  const waiting = database().collection("orders").where("status", "==", WAITING);
  const overdue = waiting.where("pay_by", "<=", toTimestamp(now)).orderBy("pay_by");
  return (await overdue.limit(limit).select().get()).docs.map(({ id }) => id);
}
