import type { Instant } from "../time/berlin-time";
import type { Grants } from "./grants.schema";
import { STAFF_SECURITY } from "./staff-security";

/** Claims of an account's token that decide about its rights. */
export interface StaffSession {
  /** Null for guest accounts. */
  readonly email: string | null;
  readonly isVerified: boolean;
  readonly signedInAt: Instant;
  readonly hasSecondFactor: boolean;
}

/**
 * Why a session has none of the rights that its account was granted.
 * - `signed-out`: the account was signed out everywhere after this sign-in
 * - `other-address`: the account no longer has the granted address
 * - `unverified`: the token was issued before the address was verified
 * - `second-factor`: the role needs a sign-in with a second factor
 */
export type StaffBarrier = "signed-out" | "other-address" | "unverified" | "second-factor";

/** Whether grants take effect for a session (docs/rules.md#access); null if they do. */
export function staffBarrier(
  grants: Grants,
  { email, isVerified, signedInAt, hasSecondFactor }: StaffSession,
  { secondFactor } = STAFF_SECURITY,
): StaffBarrier | null {
  // Tokens and `signed_out_at` are stamped in whole seconds by the identity provider's clock.
  if (signedInAt < (grants.signed_out_at ?? 0)) return "signed-out";
  if (email?.toLowerCase() !== grants.email) return "other-address";
  if (!isVerified) return "unverified";
  const isPrivileged = grants.super || grants.role === "manager";
  if (secondFactor === "required" && isPrivileged && !hasSecondFactor) return "second-factor";
  return null;
}
