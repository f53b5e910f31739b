import type Stripe from "stripe";
import type { Attempt } from "../methods/attempt";
import type { Decline } from "../methods/test-cards";
import { chargeObject } from "../objects/charge-object";
import { emit } from "../state/emit";
import type { Owner } from "../state/object-store";
import { newId, type Provider } from "../state/provider";
import { markCaptured, sessionOf } from "./capture-payment";
import { lapseWhenDue } from "./release-payment";

const DAY = 86_400;
/** Time until a payment that settles later is settled; days at the real service. */
const SETTLES_AFTER_S = 60;

const REFUSED: Decline = {
  code: "payment_intent_authentication_failure",
  declineCode: null,
  message:
    "The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.",
};

/** A try to pay an intent. */
interface Payment {
  readonly provider: Provider;
  readonly owner: Owner;
  readonly intent: Stripe.PaymentIntent;
  readonly attempt: Attempt;
}

export interface Confirmation extends Payment {
  /** Whether the money is held until it is captured. */
  readonly isHeld: boolean;
  /** Whether the guest has confirmed; undefined if not asked yet. */
  readonly isApproved?: boolean;
  /** Address of the page on which the guest confirms. */
  readonly approvalUrl: string;
}

/** Tries to pay an intent; its new status says how it went. */
export function confirmPayment(confirmation: Confirmation): void {
  const { intent, attempt, isHeld, isApproved } = confirmation;
  const { method, card } = attempt;
  const asksApproval = method.asksApproval || card?.asksApproval;
  const problem = card?.decline ?? (isApproved === false ? REFUSED : null);
  intent.payment_method = newId("pm");
  intent.next_action = null;
  if (problem) decline(confirmation, problem);
  else if (asksApproval && isApproved === undefined) ask(confirmation);
  else if (method.settlesLater) startProcessing(confirmation);
  else if (isHeld) hold(confirmation);
  else charge(confirmation);
}

function addCharge(
  { provider, owner, intent, attempt }: Payment,
  input: Pick<Parameters<typeof chargeObject>[0], "status" | "captureBefore" | "decline">,
): Stripe.Charge {
  const made = chargeObject({ ...input, intent, attempt, created: provider.now() });
  if (attempt.card) provider.cardsUsed.set(made.id, attempt.card.number);
  intent.latest_charge = made.id;
  return provider.charges.add(owner, made);
}

function decline(payment: Payment, reason: Decline): void {
  const { provider, owner, intent, attempt } = payment;
  const made = addCharge(payment, { status: "failed", captureBefore: null, decline: reason });
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.last_payment_error = {
    type: reason === REFUSED ? "invalid_request_error" : "card_error",
    code: reason.code,
    ...(reason.declineCode && { decline_code: reason.declineCode }),
    message: reason.message,
    charge: made.id,
    payment_method_type: attempt.method.type,
  };
  emit(provider, owner, "charge.failed", made);
  emit(provider, owner, "payment_intent.payment_failed", intent);
}

function ask({ provider, owner, intent, approvalUrl }: Confirmation): void {
  intent.status = "requires_action";
  intent.next_action = {
    type: "redirect_to_url",
    redirect_to_url: { return_url: null, url: approvalUrl },
  };
  emit(provider, owner, "payment_intent.requires_action", intent);
}

function hold(payment: Payment): void {
  const { provider, owner, intent, attempt } = payment;
  const captureBefore = provider.now() + attempt.method.holdDays * DAY;
  const made = addCharge(payment, { status: "succeeded", captureBefore, decline: null });
  intent.status = "requires_capture";
  intent.last_payment_error = null;
  intent.amount_capturable = intent.amount;
  emit(provider, owner, "charge.succeeded", made);
  emit(provider, owner, "payment_intent.amount_capturable_updated", intent);
  lapseWhenDue(provider, owner, intent, captureBefore);
}

function charge(payment: Payment): void {
  const { provider, owner, intent } = payment;
  const made = addCharge(payment, { status: "succeeded", captureBefore: null, decline: null });
  intent.last_payment_error = null;
  emit(provider, owner, "charge.succeeded", made);
  markCaptured(provider, owner, intent, made, intent.amount);
}

function startProcessing(payment: Payment): void {
  const { provider, owner, intent } = payment;
  const made = addCharge(payment, { status: "pending", captureBefore: null, decline: null });
  intent.status = "processing";
  intent.last_payment_error = null;
  emit(provider, owner, "charge.pending", made);
  emit(provider, owner, "payment_intent.processing", intent);
  provider.schedule(provider.now() + SETTLES_AFTER_S, () => {
    if (intent.status !== "processing") return;
    Object.assign(made, { status: "succeeded", paid: true, balance_transaction: newId("txn") });
    emit(provider, owner, "charge.succeeded", made);
    markCaptured(provider, owner, intent, made, intent.amount);
    const session = sessionOf(provider, owner, intent);
    if (session) emit(provider, owner, "checkout.session.async_payment_succeeded", session);
  });
}
