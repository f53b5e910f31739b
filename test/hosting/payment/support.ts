import Stripe from "stripe";
import { startPaymentServer } from "@/hosting/local/payment/payment-server";

const LOCAL_KEY = "sk_test_local_tests";
export const SHOP = "http://localhost:5173";

/** A local payment provider of one test file. */
export interface TestProvider {
  readonly url: string;
  /** A restaurant's account that may charge. */
  readonly account: string;
  /** Client for the account's payments. */
  readonly stripe: Stripe;
  /** A client with another key or account. */
  client(options?: { key?: string; account?: string }): Stripe;
  /** Uses the control; GET without a body. */
  control<T = unknown>(path: string, body?: unknown): Promise<T>;
  stop(): Promise<void>;
}

export async function startTestProvider(): Promise<TestProvider> {
  const { url, stop } = await startPaymentServer(0);
  const client = ({ key = LOCAL_KEY, account }: { key?: string; account?: string } = {}) =>
    new Stripe(key, {
      host: "localhost",
      port: new URL(url).port,
      protocol: "http",
      maxNetworkRetries: 0,
      stripeAccount: account,
    });
  async function control<T>(path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}/_control/${path}`, {
      method: body === undefined ? "GET" : "POST",
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer as T;
  }
  const { id: account } = await control<Stripe.Account>("accounts", {});
  return { url, account, stripe: client({ account }), client, control, stop };
}

/** Parameters of a session for a dish of 10.90 € and two drinks of 2.50 €. */
export function sessionParams(
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  const line = (name: string, unit_amount: number, quantity: number) => ({
    price_data: { currency: "eur", unit_amount, product_data: { name } },
    quantity,
  });
  return {
    mode: "payment",
    line_items: [line("Pho Bo", 1090, 1), line("Mangolassi", 250, 2)],
    success_url: `${SHOP}/orders/1?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${SHOP}/checkout`,
    ...changes,
  };
}

/** The refusal of a call; fails if it succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error("the call succeeded");
}
