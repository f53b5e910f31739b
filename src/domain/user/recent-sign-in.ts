import { type Instant, MINUTE_MS } from "../shared/berlin-time";

/** How long after signing in somebody may take the account's data away or delete it. */
const RECENT_SIGN_IN_MS = 10 * MINUTE_MS;

/**
 * Whether a sign-in is recent enough for what cannot be undone. Guest accounts always are: nobody
 * can sign in to one again, and what they leave behind must be deletable too.
 * @param provider as the token names it, `anonymous` for guest accounts
 * @param now of the clock that has stamped the sign-in
 */
export function isRecentSignIn(
  { signedInAt, provider }: { signedInAt: Instant; provider: string },
  now: Instant,
): boolean {
  return provider === "anonymous" || now - signedInAt <= RECENT_SIGN_IN_MS;
}
