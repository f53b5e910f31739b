import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { SeenAccount } from "@/domain/payment/accounts/seen-account";
import { accountNeeds } from "./account-needs";
import { readPaymentKeys } from "./payment-keys";
import { stripeClient } from "./stripe-client";

/** No task repeats a creation, and a double click is refused while the first one is being answered. */
const MAX_RETRIES = 2;

/** Initial values of the provider's form. */
interface NewAccount {
  readonly resto_key: string;
  readonly title: string;
  readonly url: string;
  readonly email: string | null;
}

/**
 * Creates the restaurant's own account: it pays the fees and bears the losses, has the full dashboard,
 * and the money never touches the operator. Repeated with the same values within a day, also after
 * the restaurant was disconnected, it returns the same account.
 * @throws the provider's fault
 */
export async function createAccount(restaurant: NewAccount): Promise<SeenAccount> {
  const stripe = await stripeClient();
  const { resto_key, title, url, email } = restaurant;
  const params: Stripe.AccountCreateParams = {
    controller: {
      fees: { payer: "account" },
      losses: { payments: "stripe" },
      requirement_collection: "stripe",
      stripe_dashboard: { type: "full" },
    },
    country: "DE",
    default_currency: "eur",
    ...(email && { email }),
    business_profile: { name: title, url },
    metadata: { resto_key },
  };
  const options = { idempotencyKey: keyOf(params), maxNetworkRetries: MAX_RETRIES };
  return seenAccount(await stripe.accounts.create(params, options));
}

/** The provider refuses a key with other parameters. */
function keyOf(params: Stripe.AccountCreateParams): string {
  return `account_${createHash("sha256").update(JSON.stringify(params)).digest("hex")}`;
}

/**
 * Reads an account. One that no longer lets us in cannot charge.
 * @throws the provider's fault
 */
export async function lookAtAccount(account_id: string): Promise<SeenAccount> {
  const stripe = await stripeClient();
  try {
    return seenAccount(await stripe.accounts.retrieve(account_id));
  } catch (fault) {
    if (!isClosedToUs(fault)) throw fault;
    const closed = { charges_enabled: false, requirements_due: [], methods: [] };
    return { account_id, livemode: isLive(), ...closed };
  }
}

function isClosedToUs(fault: unknown): boolean {
  return fault instanceof Error && (fault as { code?: unknown }).code === "account_invalid";
}

/**
 * Address of the page on which the restaurant tells the provider what it wants to know. It works once
 * and for minutes only.
 * @param backTo where the page leads afterwards, also when it has expired
 * @throws the provider's fault
 */
export async function onboardingUrl(account_id: string, backTo: string): Promise<string> {
  const stripe = await stripeClient();
  const { url } = await stripe.accountLinks.create({
    account: account_id,
    type: "account_onboarding",
    return_url: backTo,
    refresh_url: backTo,
    collection_options: { fields: "eventually_due" },
  });
  return url;
}

/** End of the names of capabilities that are ways to pay. */
const PAYMENTS = "_payments";

const isLive = () => readPaymentKeys()?.livemode === true;

function seenAccount(account: Stripe.Account): SeenAccount {
  const { id, charges_enabled, requirements, capabilities } = account;
  return {
    account_id: id,
    livemode: isLive(),
    charges_enabled,
    requirements_due: accountNeeds([
      ...(requirements?.past_due ?? []),
      ...(requirements?.currently_due ?? []),
    ]),
    methods: Object.entries(capabilities ?? {})
      .filter(([name, state]) => state === "active" && name.endsWith(PAYMENTS))
      .map(([name]) => name.slice(0, -PAYMENTS.length)),
  };
}
