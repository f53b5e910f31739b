import type { Cents } from "../../money/money";
import type { Order } from "../order.schema";
import { isFinal } from "../order-transitions";
import type { PaymentStatus } from "../payment-status.schema";

/** The money is held or taken. A dispute is between bank and restaurant: no guest pays twice at the door. */
const PAID: ReadonlySet<PaymentStatus> = new Set<PaymentStatus>([
  "authorised",
  "captured",
  "part_refunded",
  "refunded",
  "disputed",
]);

/**
 * What the person who hands an order over does about its money: nothing if it is `paid`, `collect`
 * what the guest chose to pay at the door, `collect_cash` if an online payment is missing; `ended`
 * once the order is finished.
 */
export type MoneyAtDoor = "paid" | "collect" | "collect_cash" | "ended";

export function moneyAtDoor(
  order: Pick<Order, "payment" | "payment_status" | "status">,
): MoneyAtDoor {
  if (isPaidOnline(order)) return "paid";
  if (isFinal(order.status)) return "ended";
  return order.payment === "online" ? "collect_cash" : "collect";
}

/** Whether the provider holds or has taken the money of an order. */
export function isPaidOnline({
  payment,
  payment_status,
}: Pick<Order, "payment" | "payment_status">): boolean {
  return payment === "online" && payment_status !== undefined && PAID.has(payment_status);
}

/** How the turnover of a completed order was paid: a missing online payment was collected in cash. */
export function paidBy(order: Pick<Order, "payment" | "payment_status">): Order["payment"] {
  return order.payment === "online" && !isPaidOnline(order) ? "cash" : order.payment;
}

/** What is paid and not given back. */
function retainedCents({
  paid_cents = 0,
  refunded_cents = 0,
}: Pick<Order, "paid_cents" | "refunded_cents">): Cents {
  return paid_cents - refunded_cents;
}

/**
 * What happens to the money when an order ends without food: a hold is released, a payment refunded;
 * null if nothing is paid online.
 */
export function moneyBack(
  order: Pick<Order, "payment" | "payment_status" | "paid_cents" | "refunded_cents">,
): { readonly kind: "release" | "refund"; readonly cents: Cents } | null {
  const cents = retainedCents(order);
  if (!isPaidOnline(order) || cents <= 0) return null;
  return { kind: order.payment_status === "authorised" ? "release" : "refund", cents };
}
