import type { Order } from "../order/order.schema";
import { amountDue } from "../order/pricing/amount-due";
import type { PaymentAccount, PaymentRecord } from "./payment.schema";

/** The payment of a new order in `awaiting_payment`, before the provider knows of it. */
export function newPayment(
  order: Order,
  { account_id, livemode }: Pick<PaymentAccount, "account_id" | "livemode">,
): PaymentRecord {
  const { id, resto_key, created_at, pay_by } = order;
  return {
    id,
    resto_key,
    account_id,
    livemode,
    attempt: 0,
    session_id: null,
    session_url: null,
    session_expires_at: null,
    intent_id: null,
    method: null,
    status: "open",
    quoted_cents: amountDue(order),
    authorised_cents: 0,
    captured_cents: 0,
    refunded_cents: 0,
    capture_before: null,
    hold_until: pay_by ?? created_at,
    version: 1,
    created_at,
    updated_at: created_at,
    seen_at: null,
  };
}
