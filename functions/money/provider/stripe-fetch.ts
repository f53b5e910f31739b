import type Stripe from "stripe";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import type { SeenPayment, SeenRefund } from "@/domain/payment/seen-payment";
import { stripeClient } from "./stripe-client";
import { newestDispute } from "./stripe-disputes";
import { isFailed } from "./stripe-reversals";

const NOTHING: SeenPayment = {
  session: null,
  intent_id: null,
  intent: null,
  is_lapsed: false,
  is_disputed: false,
  method: null,
  authorised_cents: 0,
  captured_cents: 0,
  refunded_cents: 0,
  refunds: [],
  capture_before: null,
};

/** Reads the current page of an order with its money and refunds. */
export async function fetchPayment(
  payment: Pick<PaymentRecord, "account_id" | "session_id">,
): Promise<SeenPayment> {
  const { account_id, session_id } = payment;
  if (!session_id) return NOTHING;
  const stripe = await stripeClient();
  const inAccount = { stripeAccount: account_id };
  const { status, payment_intent } = await stripe.checkout.sessions.retrieve(
    session_id,
    { expand: ["payment_intent.latest_charge"] },
    inAccount,
  );
  const isClosed = status === "complete" || status === "expired";
  const session = isClosed ? (status as "complete" | "expired") : "open";
  if (payment_intent === null || typeof payment_intent === "string") return { ...NOTHING, session };
  const charge = chargeOf(payment_intent);
  const isRefunded = (charge?.amount_refunded ?? 0) > 0 || charge?.captured === true;
  const refunds = isRefunded
    ? await stripe.refunds.list({ payment_intent: payment_intent.id, limit: 100 }, inAccount)
    : null;
  const dispute = charge?.disputed ? await newestDispute(payment_intent.id, account_id) : null;
  return { session, ...seenIntent(payment_intent, charge, refunds?.data ?? []), dispute };
}

/** Facts from an intent, its last charge and its refunds. */
function seenIntent(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
  refunds: readonly Stripe.Refund[],
): Omit<SeenPayment, "session" | "dispute"> {
  const isPaid = charge?.status === "succeeded";
  const seenRefunds = refunds.map(seenRefund);
  const given = seenRefunds.filter(({ status }) => status !== "failed");
  return {
    intent_id: intent.id,
    intent: stateOf(intent),
    is_lapsed: intent.cancellation_reason === EXPIRED,
    is_disputed: charge?.disputed === true,
    method: (isPaid && charge.payment_method_details?.type) || null,
    authorised_cents: isPaid ? charge.amount : 0,
    captured_cents: intent.status === "succeeded" ? intent.amount_received : 0,
    refunded_cents: given.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    refunds: seenRefunds,
    capture_before: captureBefore(charge),
  };
}

/** The reason of an intent that the bank's time limit ended; the SDK's type lacks it. */
const EXPIRED: string = "expired";

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): SeenPayment["intent"] {
  switch (status) {
    case "requires_capture":
      return "held";
    case "succeeded":
      return "captured";
    case "canceled":
      return "released";
    case "processing":
    case "requires_action":
    case "requires_confirmation":
      return "pending";
    default:
      return last_payment_error ? "declined" : null;
  }
}

function seenRefund(refund: Stripe.Refund): SeenRefund {
  const { metadata, amount, status } = refund;
  return {
    task_id: metadata?.task_id ?? null,
    amount_cents: amount,
    status: isFailed(refund) ? "failed" : status === "succeeded" ? "done" : "pending",
  };
}

function chargeOf({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof latest_charge === "string" ? null : latest_charge;
}

function captureBefore(charge: Stripe.Charge | null): number | null {
  const seconds = charge?.payment_method_details?.card?.capture_before;
  return seconds === undefined ? null : seconds * 1000;
}
