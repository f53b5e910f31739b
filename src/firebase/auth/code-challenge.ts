import type { MultiFactorError } from "firebase/auth";

let challenge: MultiFactorError | null = null;

/**
 * Keeps a sign-in that waits for a code of the second factor.
 * @param fault the SDK's error with the code `auth/multi-factor-auth-required`
 */
export function keepChallenge(fault: unknown): void {
  challenge = fault as MultiFactorError;
}

/** The sign-in that waits for a code; null if none does. */
export function openChallenge(): MultiFactorError | null {
  return challenge;
}

export function closeChallenge(): void {
  challenge = null;
}
