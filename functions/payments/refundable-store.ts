import type { Order } from "@/domain/order/order.schema";
import { paidPath, paymentIdOf } from "@/domain/payment/payment-id";
import type { PaymentRequest } from "@/domain/payment/payment-requests.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { readOrder } from "../orders/order-store";
import { readReservation } from "../reservations/reservation-store";
import type { Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";

/** The fields of an order, or of a reservation with a deposit, that a refund needs. */
interface Refundable extends Pick<Order, "id" | "resto_key" | "code" | "payment" | "refunds"> {
  /** Of the audit log. */
  readonly action: "order.refunded" | "reservation.refunded";
}

/** Reads what a payment pays; its id is that of the payment. Null if it does not exist. */
export async function readRefundable(
  transaction: Transaction,
  paid: PaymentRequest,
): Promise<Refundable | null> {
  if ("order_id" in paid) {
    const order = await readOrder(transaction, paid.order_id);
    if (!order) return null;
    const { id, resto_key, code, payment, refunds } = order;
    return { id, resto_key, code, payment, refunds, action: "order.refunded" };
  }
  const reservation = await readReservation(transaction, paid.reservation_id);
  if (!reservation) return null;
  const { resto_key, code, refunds } = reservation;
  const id = paymentIdOf(paid);
  return { id, resto_key, code, refunds, payment: "online", action: "reservation.refunded" };
}

/** Notes what a manager did about the money of a refund. */
export function auditRefund(
  transaction: Transaction,
  { id, resto_key, code }: Refundable,
  act: { at: Instant; uid: string; action: Refundable["action"] | "payment.refund_settled" },
): void {
  addAudit(transaction, { ...act, by: "staff", resto_key, target: paidPath(id), code });
}
