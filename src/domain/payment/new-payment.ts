import type { Cents } from "../money/money";
import type { Order } from "../order/order.schema";
import { amountDue } from "../order/pricing/amount-due";
import type { PaymentAccount, PaymentRecord } from "./payment.schema";

/** The payment of a new order in `awaiting_payment`, before the provider knows of it. */
export function newPayment(
  order: Order,
  account: Pick<PaymentAccount, "account_id" | "livemode">,
): PaymentRecord {
  return emptyPayment(order, account, amountDue(order));
}

/** A payment that nobody has begun. */
export function emptyPayment(
  { id, resto_key, created_at, pay_by }: Pick<Order, "id" | "resto_key" | "created_at" | "pay_by">,
  { account_id, livemode }: Pick<PaymentAccount, "account_id" | "livemode">,
  quoted_cents: Cents,
): PaymentRecord {
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
    quoted_cents,
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
