import type Stripe from "stripe";
import { TEST_CARDS } from "../methods/test-cards";
import { refundObject } from "../objects/refund-object";
import { invalidRequest } from "../state/api-error";
import { emit } from "../state/emit";
import type { Owner } from "../state/object-store";
import { newId, type Provider } from "../state/provider";

/** Time until a pending refund arrives, or one that will fail fails. */
const REFUND_SETTLES_AFTER_S = 60;

export interface RefundRequest {
  /** All that is left if undefined. */
  readonly amount?: number;
  readonly reason: Stripe.Refund.Reason | null;
  readonly metadata: Stripe.Metadata;
}

/** @throws ApiError if so much is not left, or the charge is not captured or disputed */
export function refundPayment(
  provider: Provider,
  owner: Owner,
  charge: Stripe.Charge,
  { amount, reason, metadata }: RefundRequest,
): Stripe.Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.captured) {
    throw invalidRequest(
      `This PaymentIntent (${charge.payment_intent}) does not have a successful charge to refund.`,
      { param: "payment_intent" },
    );
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (amount !== undefined && amount > left) {
    throw invalidRequest(
      `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`,
      { param: "amount" },
    );
  }
  const number = provider.cardsUsed.get(charge.id);
  const fate = TEST_CARDS.find((card) => card.number === number)?.refunds ?? "at once";
  const refund = refundObject({
    charge,
    amount: amount ?? left,
    created: provider.now(),
    reason,
    metadata,
    isPending: fate === "pending",
  });
  provider.refunds.add(owner, refund);
  count(charge, refund.amount);
  emit(provider, owner, "refund.created", refund);
  emit(provider, owner, "charge.refunded", charge);
  const dueAt = provider.now() + REFUND_SETTLES_AFTER_S;
  if (fate === "pending") provider.schedule(dueAt, () => finishRefund(provider, owner, refund));
  if (fate === "failing") provider.schedule(dueAt, () => failRefund(provider, owner, refund));
  return refund;
}

function finishRefund(provider: Provider, owner: Owner, refund: Stripe.Refund): void {
  if (refund.status !== "pending") return;
  refund.status = "succeeded";
  delete refund.pending_reason;
  emit(provider, owner, "refund.updated", refund);
}

/** The bank sends a refund back; the money is the account's again. */
export function failRefund(provider: Provider, owner: Owner, refund: Stripe.Refund): void {
  if (refund.status === "failed") return;
  refund.status = "failed";
  refund.failure_reason = "expired_or_canceled_card";
  refund.failure_balance_transaction = newId("txn");
  delete refund.pending_reason;
  count(provider.charges.get(owner, String(refund.charge)), -refund.amount);
  emit(provider, owner, "refund.failed", refund);
}

function count(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
}

function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}
