import type Stripe from "stripe";
import type { OpenedSession, SessionRequest } from "./payment-provider";
import { stripeClient } from "./stripe-client";

/** Held where that is possible; the others are captured at once. */
const HELD = { capture_method: "manual" } as const;

/** Opens the hosted page. The same request with the same key gives the same page. */
export async function openSession(request: SessionRequest, key: string): Promise<OpenedSession> {
  const { account_id, order_id, resto_key, attempt } = request;
  const stripe = await stripeClient();
  const metadata = { order_id, resto_key, attempt: String(attempt) };
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      ui_mode: "hosted_page",
      submit_type: "pay",
      locale: request.language,
      line_items: request.lines.map(lineItem),
      client_reference_id: order_id,
      ...(request.email && { customer_email: request.email }),
      metadata,
      payment_intent_data: { metadata, description: request.description },
      ...(request.isHeld && {
        payment_method_options: { card: HELD, klarna: HELD, link: HELD, paypal: HELD },
      }),
      // Its money comes days later.
      excluded_payment_method_types: ["sepa_debit"],
      adaptive_pricing: { enabled: false },
      expires_at: Math.floor(request.expires_at / 1000),
      success_url: request.return_url,
      cancel_url: request.return_url,
    },
    { stripeAccount: account_id, idempotencyKey: key },
  );
  return { session_id: session.id, session_url: session.url };
}

function lineItem({
  name,
  unit_cents,
  qty,
}: SessionRequest["lines"][number]): Stripe.Checkout.SessionCreateParams.LineItem {
  const price_data = { currency: "eur", unit_amount: unit_cents, product_data: { name } };
  return { price_data, quantity: qty };
}

/** Closes the page; without effect if it is closed or paid. */
export async function expireSession(account_id: string, session_id: string): Promise<void> {
  const stripe = await stripeClient();
  const inAccount = { stripeAccount: account_id };
  try {
    await stripe.checkout.sessions.expire(session_id, {}, inAccount);
  } catch (fault) {
    const { status } = await stripe.checkout.sessions.retrieve(session_id, {}, inAccount);
    if (status === "open") throw fault;
  }
}
