import type { Order } from "@/domain/order/order.schema";
import { awaitingPayment } from "@/domain/order/steps/online-order";
import { newPayment } from "@/domain/payment/new-payment";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { NOON, placedOrder } from "../order/sample-order";

export const waitingOrder: Order = {
  ...placedOrder,
  payment: "online",
  ...awaitingPayment(NOON),
};

/** What its guest owes. */
export const DUE = placedOrder.total_cents;

/** A payment of the order that nobody has begun. */
export const unopened = newPayment(waitingOrder, { account_id: "acct_1", livemode: false });

/** A payment with a page that is open, in a status and with the money of it. */
export function samplePayment(
  status: PaymentRecord["status"],
  more: Partial<PaymentRecord> = {},
): PaymentRecord {
  const [authorised_cents, captured_cents, refunded_cents] = {
    ...{ open: [0, 0, 0], failed: [0, 0, 0], authorised: [DUE, 0, 0], voided: [DUE, 0, 0] },
    ...{ lapsed: [0, 0, 0], captured: [DUE, DUE, 0], part_refunded: [DUE, DUE, 1000] },
    ...{ refunded: [DUE, DUE, DUE], disputed: [DUE, DUE, 0] },
  }[status] as [number, number, number];
  const page = { attempt: 1, session_id: "cs_1", session_url: "https://pay.example/1" };
  const money = { authorised_cents, captured_cents, refunded_cents };
  return { ...unopened, ...page, session_expires_at: NOON + 1000, status, ...money, ...more };
}
