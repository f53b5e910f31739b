import { signInAsGuest } from "@/firebase/auth/auth";

const SIGN_IN_WITHIN_MS = 8_000;
const LOOK_EVERY_MS = 50;

/**
 * The account an order is placed with: the one that is signed in, else a new guest account.
 * @param currentUid who is signed in at that moment, as the session reports it
 * @returns null when nobody could be signed in within some seconds
 */
export async function signedInUid(currentUid: () => string | null): Promise<string | null> {
  if (currentUid() === null) {
    const signedIn = await Promise.race([signInAsGuest(), passed(SIGN_IN_WITHIN_MS)]);
    if (!signedIn?.ok) return null;
  }
  // The session hears of the new account a moment later.
  for (let waitedMs = 0; waitedMs < SIGN_IN_WITHIN_MS; waitedMs += LOOK_EVERY_MS) {
    const uid = currentUid();
    if (uid !== null) return uid;
    await passed(LOOK_EVERY_MS);
  }
  return null;
}

function passed(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
