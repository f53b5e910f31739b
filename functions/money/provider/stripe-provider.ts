import type { PaymentProvider } from "./payment-provider";
import { stripeClient } from "./stripe-client";
import { fetchPayment } from "./stripe-fetch";
import { listDisputed, listFailedRefunds } from "./stripe-reversals";
import { expireSession, openSession } from "./stripe-sessions";

/** Stripe, with direct charges on the restaurant's own account. */
export const paymentProvider: PaymentProvider = {
  openSession,
  fetch: fetchPayment,
  listDisputed,
  listFailedRefunds,
  expireSession,
  async capture({ account_id, intent_id }, amount_to_capture, key) {
    const stripe = await stripeClient();
    const options = { stripeAccount: account_id, idempotencyKey: key };
    await stripe.paymentIntents.capture(intent_id, { amount_to_capture }, options);
  },
  async refund({ account_id, intent_id }, amount, task_id, key) {
    const stripe = await stripeClient();
    await stripe.refunds.create(
      { payment_intent: intent_id, amount, metadata: { task_id } },
      { stripeAccount: account_id, idempotencyKey: key },
    );
  },
  async release({ account_id, intent_id }) {
    const stripe = await stripeClient();
    await stripe.paymentIntents.cancel(intent_id, {}, { stripeAccount: account_id });
  },
  async giveBack(held, task_id) {
    const stripe = await stripeClient();
    const inAccount = { stripeAccount: held.account_id };
    const { status, amount_received, latest_charge } = await stripe.paymentIntents.retrieve(
      held.intent_id,
      { expand: ["latest_charge"] },
      inAccount,
    );
    if (status === "requires_capture") {
      await paymentProvider.release(held);
      return true;
    }
    const refunded = typeof latest_charge === "object" ? (latest_charge?.amount_refunded ?? 0) : 0;
    if (status !== "succeeded" || refunded >= amount_received) return false;
    await paymentProvider.refund(held, amount_received - refunded, task_id, task_id);
    return true;
  },
};
