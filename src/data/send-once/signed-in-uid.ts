import type { AuthResult } from "@/firebase/auth/auth";

const SIGN_IN_WITHIN_MS = 8_000;
const CHECK_EVERY_MS = 50;

/**
 * The account to send with: the signed-in one, else a new guest account.
 * @param currentUid reads the session's current uid
 * @returns null when there is no account after some seconds
 */
export async function signedInUid(
  currentUid: () => string | null,
  signInAsGuest: () => Promise<AuthResult>,
): Promise<string | null> {
  if (currentUid() === null) {
    const signedIn = await Promise.race([signInAsGuest(), pause(SIGN_IN_WITHIN_MS)]);
    if (!signedIn?.ok) return null;
  }
  // The session reports a new account a moment later.
  for (let waitedMs = 0; waitedMs < SIGN_IN_WITHIN_MS; waitedMs += CHECK_EVERY_MS) {
    const uid = currentUid();
    if (uid !== null) return uid;
    await pause(CHECK_EVERY_MS);
  }
  return null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
