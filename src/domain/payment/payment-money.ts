import type { Cents } from "../money/money";
import type { Order } from "../order/order.schema";
import { freesSlot } from "../order/order-transitions";
import type { PaymentRecord } from "./payment.schema";

const LOST: ReadonlySet<PaymentRecord["status"]> = new Set<PaymentRecord["status"]>([
  "lapsed",
  "voided",
  "failed",
]);

/** The money that the provider holds or the restaurant has: what must go back without food. */
export function moneyOf(
  payment: Pick<PaymentRecord, "status" | "authorised_cents" | "captured_cents" | "refunded_cents">,
): Cents {
  if (payment.status === "authorised") return payment.authorised_cents;
  const isTaken = payment.status === "captured" || payment.status === "part_refunded";
  return isTaken ? payment.captured_cents - payment.refunded_cents : 0;
}

/** Whether exactly the amount that the guest owes is held or taken. */
export function isCovered(payment: PaymentRecord): boolean {
  const isHeldOrTaken = payment.status === "authorised" || payment.status === "captured";
  return isHeldOrTaken && moneyOf(payment) === payment.quoted_cents;
}

/** Whether the order still owes food: its money stays. */
export function keepsMoney({ payment, status }: Pick<Order, "payment" | "status">): boolean {
  return payment === "online" && !freesSlot(status);
}

/**
 * Whether the guest must pay at the door after all: food is owed, and the money is gone. A dispute is
 * between bank and restaurant.
 */
export function isPaymentLost(
  order: Pick<Order, "payment" | "status">,
  { status }: Pick<PaymentRecord, "status">,
): boolean {
  return order.status !== "awaiting_payment" && keepsMoney(order) && LOST.has(status);
}

/** The fields of an order that mirror its payment. */
export function orderMoney(
  payment: PaymentRecord,
): Required<Pick<Order, "payment_status" | "paid_cents" | "refunded_cents">> {
  const { status, captured_cents, refunded_cents } = payment;
  return {
    payment_status: status,
    paid_cents: status === "authorised" ? payment.authorised_cents : captured_cents,
    refunded_cents,
  };
}
