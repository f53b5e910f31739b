import type { PasswordValidationStatus } from "firebase/auth";
import { loadAuth } from "./load-auth";

/** Which requirements of a password policy a password meets, and the policy itself. */
export type PasswordStatus = PasswordValidationStatus;

export type PasswordValidator = (password: string) => Promise<PasswordStatus>;

/** The identity provider's default, which applies to projects without a policy. */
const DEFAULT_MIN_LENGTH = 6;

/** Checks a password against the identity provider's default policy. */
export function validateByDefault(password: string): PasswordStatus {
  const isLongEnough = password.length >= DEFAULT_MIN_LENGTH;
  return {
    isValid: isLongEnough,
    meetsMinPasswordLength: isLongEnough,
    passwordPolicy: {
      customStrengthOptions: { minPasswordLength: DEFAULT_MIN_LENGTH },
      allowedNonAlphanumericCharacters: "",
      enforcementState: "OFF",
      forceUpgradeOnSignin: false,
    },
  };
}

/**
 * Fetches the identity provider's password policy.
 * @returns checks passwords as the provider does, without further requests; null if the policy is
 * not available
 */
export async function loadPasswordValidator(): Promise<PasswordValidator | null> {
  try {
    const { auth, sdk } = await loadAuth();
    const { validatePassword } = sdk;
    // The first call fetches the policy; the SDK caches it.
    await validatePassword(auth, "");
    return (password) => validatePassword(auth, password);
  } catch {
    return null;
  }
}
