import type Stripe from "stripe";
import { TEST_CARDS } from "../methods/test-cards";
import { disputeObject } from "../objects/dispute-object";
import { invalidRequest } from "../state/api-error";
import { emit } from "../state/emit";
import type { Owner } from "../state/object-store";
import { newId, type Provider } from "../state/provider";
import { unexpectedState } from "./unexpected-state";

/**
 * Takes held money; what is not captured is released.
 * @param amount all that is held if undefined
 * @throws ApiError unless the intent holds so much
 */
export function capturePayment(
  provider: Provider,
  owner: Owner,
  intent: Stripe.PaymentIntent,
  amount = intent.amount_capturable,
): void {
  if (intent.status !== "requires_capture") {
    throw unexpectedState(intent, "captured", ["requires_capture"]);
  }
  if (amount > intent.amount_capturable) {
    throw invalidRequest(
      `The payment could not be captured because the requested capture amount is greater than the authorized amount.`,
      { code: "amount_too_large", param: "amount_to_capture" },
    );
  }
  const made = latestCharge(provider, owner, intent);
  made.balance_transaction = newId("txn");
  markCaptured(provider, owner, intent, made, amount);
}

/** The charge of an intent that has been paid or is being paid. */
export function latestCharge(
  provider: Provider,
  owner: Owner,
  intent: Stripe.PaymentIntent,
): Stripe.Charge {
  return provider.charges.get(owner, String(intent.latest_charge));
}

/** Records that the money has been taken, also where it was never held. */
export function markCaptured(
  provider: Provider,
  owner: Owner,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  amount: number,
): void {
  const wasHeld = intent.status === "requires_capture";
  charge.captured = true;
  charge.amount_captured = amount;
  intent.status = "succeeded";
  intent.amount_capturable = 0;
  intent.amount_received = amount;
  const session = sessionOf(provider, owner, intent);
  if (session?.status === "complete") session.payment_status = "paid";
  if (wasHeld) emit(provider, owner, "charge.captured", charge);
  emit(provider, owner, "payment_intent.succeeded", intent);
  const number = provider.cardsUsed.get(charge.id);
  if (TEST_CARDS.find((card) => card.number === number)?.isDisputed) {
    disputePayment(provider, owner, charge);
  }
}

/** The session that an intent belongs to. */
export function sessionOf(
  provider: Provider,
  owner: Owner,
  intent: Stripe.PaymentIntent,
): Stripe.Checkout.Session | undefined {
  return provider.sessions.list(owner).find(({ payment_intent }) => payment_intent === intent.id);
}

/**
 * The cardholder disputes a charge.
 * @throws ApiError for one that was not captured: there is nothing to dispute
 */
export function disputePayment(
  provider: Provider,
  owner: Owner,
  charge: Stripe.Charge,
): Stripe.Dispute {
  if (!charge.captured) throw invalidRequest("Only a captured charge can be disputed.");
  charge.disputed = true;
  const dispute = provider.disputes.add(owner, disputeObject(charge, provider.now()));
  emit(provider, owner, "charge.dispute.created", dispute);
  return dispute;
}

/** The bank decides a dispute; the money stays with the cardholder if it is lost. */
export function closeDispute(
  provider: Provider,
  owner: Owner,
  dispute: Stripe.Dispute,
  status: "won" | "lost",
): void {
  dispute.status = status;
  emit(provider, owner, "charge.dispute.closed", dispute);
}
