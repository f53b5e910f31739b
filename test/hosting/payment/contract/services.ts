import Stripe from "stripe";
import { startTestProvider } from "../support";

/** A payment service that keeps the contract. */
export interface Service {
  readonly stripe: Stripe;
  /** The same service with a key that is not valid. */
  readonly stranger: Stripe;
  stop(): Promise<void>;
}

interface NamedService {
  readonly name: string;
  start(): Promise<Service>;
}

const local: NamedService = {
  name: "local provider",
  async start() {
    const { stripe, client, stop } = await startTestProvider();
    return { stripe, stranger: client({ key: "sk_test_wrong" }), stop };
  },
};

/**
 * The real service in test mode, if `STRIPE_TEST_KEY` is set; with `STRIPE_TEST_ACCOUNT` on that
 * connected account, else on the platform's own.
 */
function real(key: string): NamedService {
  const stripeAccount = process.env.STRIPE_TEST_ACCOUNT || undefined;
  return {
    name: "real service",
    start: async () => ({
      stripe: new Stripe(key, { stripeAccount }),
      stranger: new Stripe("sk_test_wrong"),
      stop: async () => {},
    }),
  };
}

const key = process.env.STRIPE_TEST_KEY;

/** Services that the contract suite runs against. */
export const SERVICES: readonly NamedService[] = key ? [local, real(key)] : [local];

/** Time for one call of the real service and for what it does afterwards. */
export const TEST_TIMEOUT_MS = key ? 60_000 : 20_000;

/** For what the real service does some time after the call. */
export const PATIENTLY = { timeout: 15_000 };

/** Payment of an intent with the token of a test card. */
export function payWith(
  card: string,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
): Stripe.PaymentIntentCreateParams {
  return {
    amount: 1590,
    currency: "eur",
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    payment_method: card,
    confirm: true,
    ...changes,
  };
}

/** A payment with a card, held until it is captured. */
export function hold(): Stripe.PaymentIntentCreateParams {
  return payWith("pm_card_visa", { capture_method: "manual", expand: ["latest_charge"] });
}

/** The charge that an answer contains. */
export function chargeIn({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge {
  if (typeof latest_charge === "object" && latest_charge) return latest_charge;
  throw new Error("the charge is not expanded");
}
