import type Stripe from "stripe";
import { newId } from "../state/provider";

export interface RefundInput {
  readonly charge: Stripe.Charge;
  readonly amount: number;
  readonly created: number;
  readonly reason: Stripe.Refund.Reason | null;
  readonly metadata: Stripe.Metadata;
  readonly isPending: boolean;
}

export function refundObject(input: RefundInput): Stripe.Refund {
  const { charge, isPending } = input;
  return {
    id: newId("re"),
    object: "refund",
    amount: input.amount,
    balance_transaction: newId("txn"),
    charge: charge.id,
    created: input.created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: input.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(isPending && { pending_reason: "processing" }),
    reason: input.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? "pending" : "succeeded",
    transfer_reversal: null,
  };
}
