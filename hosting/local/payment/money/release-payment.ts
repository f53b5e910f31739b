import type Stripe from "stripe";
import { invalidRequest } from "../state/api-error";
import { emit } from "../state/emit";
import type { Owner } from "../state/object-store";
import type { Provider } from "../state/provider";
import { latestCharge, sessionOf } from "./capture-payment";
import { unexpectedState } from "./unexpected-state";

const CANCELABLE = [
  "requires_payment_method",
  "requires_capture",
  "requires_confirmation",
  "requires_action",
  "processing",
] as const;

/**
 * Gives up an intent and releases what it holds. Makes no refund, and the charge does not count as
 * refunded.
 * @throws ApiError for a finished intent, or one whose session must be expired instead
 */
export function cancelPayment(
  provider: Provider,
  owner: Owner,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): void {
  if (!CANCELABLE.some((status) => status === intent.status)) {
    throw unexpectedState(intent, "canceled", CANCELABLE);
  }
  if (intent.status !== "requires_capture" && sessionOf(provider, owner, intent)) {
    throw invalidRequest(
      "You cannot cancel the PaymentIntent of a Checkout Session unless it has a status of requires_capture. Expire the Checkout Session instead.",
      { code: "payment_intent_unexpected_state", payment_intent: structuredClone(intent) },
    );
  }
  release(provider, owner, intent, reason);
}

/** The bank's or the method's time limit for a held payment: it is gone from then on. */
export function lapseWhenDue(
  provider: Provider,
  owner: Owner,
  intent: Stripe.PaymentIntent,
  captureBefore: number,
): void {
  provider.schedule(captureBefore, () => lapsePayment(provider, owner, intent));
}

/** The hold has ended before it was captured. */
export function lapsePayment(provider: Provider, owner: Owner, intent: Stripe.PaymentIntent): void {
  if (intent.status !== "requires_capture") return;
  emit(provider, owner, "charge.expired", latestCharge(provider, owner, intent));
  release(provider, owner, intent, "expired");
}

/**
 * Closes an open session, so that nobody can pay any more.
 * @throws ApiError unless it is open
 */
export function expireSession(
  provider: Provider,
  owner: Owner,
  session: Stripe.Checkout.Session,
): void {
  if (session.status !== "open") {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  session.status = "expired";
  session.url = null;
  const intent = provider.intents.find(owner, String(session.payment_intent));
  if (intent) release(provider, owner, intent, "automatic");
  emit(provider, owner, "checkout.session.expired", session);
}

function release(
  provider: Provider,
  owner: Owner,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): void {
  intent.status = "canceled";
  intent.canceled_at = provider.now();
  intent.cancellation_reason = reason;
  intent.amount_capturable = 0;
  intent.next_action = null;
  emit(provider, owner, "payment_intent.canceled", intent);
}
