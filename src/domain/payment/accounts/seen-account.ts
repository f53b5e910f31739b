import type { Instant } from "../../time/berlin-time";
import type { PaymentAccount } from "../payment.schema";

/** What the provider says about an account. */
export type SeenAccount = Pick<
  PaymentAccount,
  "account_id" | "livemode" | "charges_enabled" | "requirements_due" | "methods"
>;

/** An account that a manager has just connected. */
export function newAccount(
  seen: SeenAccount,
  restoKey: string,
  { uid, now }: { readonly uid: string; readonly now: Instant },
): PaymentAccount {
  return { resto_key: restoKey, ...seen, connected_at: now, connected_by: uid, updated_at: now };
}

/** The account after a fetch from the provider; a fetch of another account changes nothing. */
export function foldAccount(
  stored: PaymentAccount,
  seen: SeenAccount,
  now: Instant,
): PaymentAccount {
  if (seen.account_id !== stored.account_id) return stored;
  return { ...stored, ...seen, updated_at: now };
}
