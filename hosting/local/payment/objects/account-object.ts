import type Stripe from "stripe";
import { newId } from "../state/provider";

/** Details that the hosted onboarding asks for. */
const REQUIREMENTS = [
  "business_profile.url",
  "business_type",
  "external_account",
  "representative.dob.day",
  "tos_acceptance.date",
] as const;

export interface AccountInput {
  /** A new one if undefined. */
  readonly id?: string | undefined;
  readonly created: number;
  readonly country: string;
  readonly email: string | null;
  readonly businessName: string | null;
  readonly capabilities: readonly (keyof Stripe.Account.Capabilities)[];
  readonly metadata: Stripe.Metadata;
}

/** A new account with its own full dashboard, whose details are all missing. */
export function accountObject(input: AccountInput): Stripe.Account {
  return {
    id: input.id ?? newId("acct"),
    object: "account",
    business_profile: {
      mcc: null,
      minority_owned_business_designation: null,
      name: input.businessName,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: null,
    capabilities: Object.fromEntries(input.capabilities.map((name) => [name, "inactive"])),
    charges_enabled: false,
    controller: {
      fees: { payer: "account" },
      is_controller: true,
      losses: { payments: "stripe" },
      requirement_collection: "stripe",
      stripe_dashboard: { type: "full" },
      type: "application",
    },
    country: input.country,
    created: input.created,
    default_currency: "eur",
    details_submitted: false,
    email: input.email,
    metadata: input.metadata,
    payouts_enabled: false,
    requirements: requirements(REQUIREMENTS, "requirements.past_due"),
    type: "standard",
  };
}

/** @param missing details that are due at once; none lifts `disabledReason` */
export function requirements(
  missing: readonly string[],
  disabledReason: Stripe.Account.Requirements.DisabledReason | null,
): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [...missing],
    disabled_reason: disabledReason,
    errors: [],
    eventually_due: [...missing],
    past_due: [...missing],
    pending_verification: [],
  };
}
