import type { RulesTestContext, RulesTestEnvironment } from "@firebase/rules-unit-testing";

export const ROLES = [
  "signed-out",
  "guest-account",
  "owner",
  "other-user",
  "staff-here",
  "manager-here",
  "rider-here",
  "unverified-staff",
  "moved-staff",
  "invited",
  "staff-elsewhere",
  "super",
] as const;

export type Role = (typeof ROLES)[number];

export const SIGNED_IN = ROLES.filter((role) => role !== "signed-out");

/** Accounts with an address. */
export const WITH_ADDRESS = SIGNED_IN.filter((role) => role !== "guest-account");

/** E-mail address in the role's token; null for guest accounts. */
export function emailOf(role: Role): string | null {
  return role === "signed-out" || role === "guest-account" ? null : `${role}@example.com`;
}

/** A client with this role. Its uid defaults to the name of the role. */
export function contextOf(
  environment: RulesTestEnvironment,
  role: Role,
  uid: string = role,
): RulesTestContext {
  if (role === "signed-out") return environment.unauthenticatedContext();
  const email = emailOf(role);
  return environment.authenticatedContext(uid, {
    // No claims: only staff documents grant access.
    ...(email ? { email, email_verified: role !== "unverified-staff" } : {}),
    firebase: { sign_in_provider: email ? "password" : "anonymous" },
  });
}
