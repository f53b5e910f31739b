import { type Instant, MINUTE_MS } from "../time/berlin-time";

/** Protected calls are allowed this long after sign-in. */
const RECENT_SIGN_IN_MS = 15 * MINUTE_MS;

/**
 * Whether a sign-in is recent enough for a protected call (docs/rules.md#step-up). Guest accounts
 * always qualify, because they cannot sign in again and their data must be deletable too.
 * @param provider sign-in provider in the token; `anonymous` for guest accounts
 * @param now by the clock that stamped the sign-in
 */
export function isRecentSignIn(
  { signedInAt, provider }: { signedInAt: Instant; provider: string },
  now: Instant,
): boolean {
  return provider === "anonymous" || now - signedInAt <= RECENT_SIGN_IN_MS;
}
