import type Stripe from "stripe";
import type { Dispute, DisputeReason } from "@/domain/payment/dispute.schema";
import { stripeClient } from "./stripe-client";

/** The newest dispute of a payment; null if the provider does not list it yet. */
export async function newestDispute(
  payment_intent: string,
  account_id: string,
): Promise<Dispute | null> {
  const stripe = await stripeClient();
  const inAccount = { stripeAccount: account_id };
  const { data } = await stripe.disputes.list({ payment_intent, limit: 1 }, inAccount);
  const [dispute] = data;
  if (!dispute) return null;
  const { amount, reason, status, evidence_details } = dispute;
  const due = evidence_details.due_by;
  return {
    amount_cents: amount,
    reason: REASONS[reason] ?? "other",
    state: STATES[status] ?? "won",
    due_at: due === null ? null : due * 1000,
  };
}

/** Every other status is a dispute that ended without a loss. */
const STATES: Readonly<Partial<Record<Stripe.Dispute.Status, Dispute["state"]>>> = {
  needs_response: "open",
  warning_needs_response: "open",
  under_review: "review",
  warning_under_review: "review",
  lost: "lost",
};

const REASONS: Readonly<Record<string, DisputeReason>> = {
  fraudulent: "fraud",
  product_not_received: "not_received",
  product_unacceptable: "not_as_described",
  duplicate: "duplicate",
  credit_not_processed: "refund_missing",
  unrecognized: "unrecognised",
};
