import type { CollectionReference, Query } from "firebase-admin/firestore";
import type { OrderStatus } from "@/domain/order/order-status";
import type { PaymentStatus } from "@/domain/order/payment-status.schema";
import { depositPaymentId } from "@/domain/payment/payment-id";
import type { Instant } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

const WAITING: OrderStatus = "awaiting_payment";
const UNPAID: OrderStatus = "unpaid";
const PAID: readonly PaymentStatus[] = ["authorised", "captured"];

/**
 * Ids of the payments of orders and reservations that turned out paid after their time to pay was over,
 * at most `limit` of each.
 */
export function listPaidTooLate(limit: number): Promise<string[]> {
  return paymentIds(limit, (paid) =>
    paid.where("status", "==", UNPAID).where("payment_status", "in", PAID),
  );
}

/**
 * Ids of the payments of orders and reservations that still await them after their time to pay, at most
 * `limit` of each.
 */
export function listOverdue(now: Instant, limit: number): Promise<string[]> {
  return paymentIds(limit, (paid) =>
    paid.where("status", "==", WAITING).where("pay_by", "<=", toTimestamp(now)).orderBy("pay_by"),
  );
}

async function paymentIds(
  limit: number,
  select: (paid: CollectionReference) => Query,
): Promise<string[]> {
  const [orders = [], reservations = []] = await Promise.all(
    ["orders", "reservations"].map(async (name) => {
      const { docs } = await select(database().collection(name)).limit(limit).select().get();
      return docs.map(({ id }) => id);
    }),
  );
  return [...orders, ...reservations.map(depositPaymentId)];
}
