import type Stripe from "stripe";
import { requirements } from "../objects/account-object";
import { emit } from "../state/emit";
import type { Provider } from "../state/provider";

/** Completes an account's details: it may charge from then on. */
export function completeAccount(provider: Provider, account: Stripe.Account): void {
  setCharging(account, true);
  account.details_submitted = true;
  account.business_type ??= "company";
  account.requirements = requirements([], null);
  emit(provider, account.id, "account.updated", account);
}

/** Restrictions that the real service puts on an account with open questions, or that it distrusts. */
export function disableAccount(provider: Provider, account: Stripe.Account): void {
  setCharging(account, false);
  account.requirements = requirements(["company.verification.document"], "requirements.past_due");
  emit(provider, account.id, "account.updated", account);
}

function setCharging(account: Stripe.Account, isEnabled: boolean): void {
  account.charges_enabled = isEnabled;
  account.payouts_enabled = isEnabled;
  const names = Object.keys(account.capabilities ?? {});
  const state = isEnabled ? "active" : "inactive";
  account.capabilities = Object.fromEntries(names.map((name) => [name, state]));
}
