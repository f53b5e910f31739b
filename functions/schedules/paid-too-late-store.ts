import type { OrderStatus } from "@/domain/order/order-status";
import type { PaymentStatus } from "@/domain/order/payment-status.schema";
import { database } from "../runtime/admin-app";

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
