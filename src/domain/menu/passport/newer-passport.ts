import type { AccountPassport } from "./account-passport.schema";
import { isEmptyPassport, type Passport } from "./passport.schema";

/** Which of two passports applies: the one that was changed last. */
export type NewerPassport =
  | { readonly from: "both" }
  /** `passport` replaces that of the device. */
  | { readonly from: "account"; readonly passport: Passport }
  /** The device's passport replaces that of the account. */
  | { readonly from: "device" };

/**
 * Compares the passport of a device with that of the account `uid`: the later change wins. Additives
 * stay as they are on the device. A passport that belongs to another account never wins.
 * @param device null without one that can be read
 */
export function newerPassport(
  device: Passport | null,
  account: AccountPassport,
  uid: string,
): NewerPassport {
  const { agreed_at: _, ...rest } = account;
  const isForeign = device?.in_account !== undefined && device.in_account !== uid;
  const own = isForeign ? null : device;
  const passport = { ...rest, additives: own?.additives ?? [], in_account: uid };
  if (own && contentOf(own) === contentOf(passport) && own.in_account === uid) {
    return { from: "both" };
  }
  const isLater = own !== null && (own.changed_at ?? 0) > account.changed_at;
  return isLater && isStorable(own) ? { from: "device" } : { from: "account", passport };
}

/** Whether an account can store something of a passport: it does not store additives. */
export function isStorable(passport: Passport): boolean {
  return !isEmptyPassport({ ...passport, additives: [] });
}

function contentOf({ avoid, diets, dislikes, tells_kitchen }: Passport): string {
  return JSON.stringify([avoid.toSorted(), diets.toSorted(), dislikes, tells_kitchen]);
}
