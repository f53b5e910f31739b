import type { Order } from "../order/order.schema";
import type { Instant } from "../time/berlin-time";
import type { PaymentRecord } from "./payment.schema";
import { isCovered, keepsMoney, moneyOf } from "./payment-money";

/**
 * What the state of its payment demands of an order: `place` it, `miss` it because nobody paid in time,
 * `return` the money, or nothing.
 */
export type OrderEffect = "place" | "miss" | "return" | null;

/**
 * An order that was missed and is paid after all is to be placed, if there is still room for it. Any
 * other amount than the guest owes goes back. Once a refund came back, neither happens: a person gives
 * the money back.
 */
export function orderEffect(
  order: Pick<Order, "payment" | "status">,
  payment: PaymentRecord,
  now: Instant,
): OrderEffect {
  const isWaiting = order.status === "awaiting_payment";
  const isMissed = order.status === "unpaid" && !payment.failed_refunds;
  const mayBePlaced = order.payment === "online" && (isWaiting || isMissed);
  if (mayBePlaced && isCovered(payment)) return "place";
  if (isWaiting && now >= payment.hold_until && moneyOf(payment) === 0) return "miss";
  if (!isWaiting && keepsMoney(order)) return null;
  return moneyOf(payment) > 0 && !payment.failed_refunds ? "return" : null;
}
