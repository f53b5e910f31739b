import type { RulesTestContext, RulesTestEnvironment } from "@firebase/rules-unit-testing";

/** Everyone who may knock at the database. */
export const ROLES = [
  "signed-out",
  "guest-account",
  "owner",
  "other-user",
  "staff-here",
  "staff-elsewhere",
  "super",
] as const;

export type Role = (typeof ROLES)[number];

export const SIGNED_IN = ROLES.filter((role) => role !== "signed-out");

/** Address in the tokens of a role; guest accounts have none. */
export function emailOf(role: Role): string | null {
  return role === "signed-out" || role === "guest-account" ? null : `${role}@example.com`;
}

/** A client of this role. Its user id is the name of the role unless another one is given. */
export function contextOf(
  environment: RulesTestEnvironment,
  role: Role,
  uid: string = role,
): RulesTestContext {
  if (role === "signed-out") return environment.unauthenticatedContext();
  const email = emailOf(role);
  return environment.authenticatedContext(uid, {
    // Claims never grant anything: the staff records alone do.
    ...(email ? { email, email_verified: true } : {}),
    firebase: { sign_in_provider: email ? "password" : "anonymous" },
  });
}
