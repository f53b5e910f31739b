import type { PaymentRequest } from "./payment-requests.schema";

const DEPOSIT_PREFIX = "dep-";

/** Id of the payment of a reservation's deposit. Payments of orders have the order's id, a UUID. */
export function depositPaymentId(reservation_id: string): string {
  return `${DEPOSIT_PREFIX}${reservation_id}`;
}

/** The reservation whose deposit a payment is; null for payments of orders. */
export function reservationOf(payment_id: string): string | null {
  return payment_id.startsWith(DEPOSIT_PREFIX) ? payment_id.slice(DEPOSIT_PREFIX.length) : null;
}

/** What a payment pays, as calls name it. */
export function paidBy(payment_id: string): PaymentRequest {
  const reservation_id = reservationOf(payment_id);
  return reservation_id === null ? { order_id: payment_id } : { reservation_id };
}

/** Id of the payment of an order, or of a reservation's deposit. */
export function paymentIdOf(paid: PaymentRequest): string {
  return "order_id" in paid ? paid.order_id : depositPaymentId(paid.reservation_id);
}

/** Path of the document that a payment pays. */
export function paidPath(payment_id: string): string {
  const reservation_id = reservationOf(payment_id);
  return reservation_id === null ? `orders/${payment_id}` : `reservations/${reservation_id}`;
}
