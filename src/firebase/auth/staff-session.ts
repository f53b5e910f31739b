import type { User } from "firebase/auth";
import type { StaffSession } from "@/domain/staff/staff-barrier";

/** The claims of an account's current token. */
export interface AccountSession extends StaffSession {
  readonly uid: string;
}

/**
 * Claims of the signed-in user's token; null when nobody is signed in. Renews a token that was
 * issued before the address was verified.
 */
export async function readStaffSession(): Promise<AccountSession | null> {
  const { openAuth } = await import("./auth-client");
  const user = openAuth().currentUser;
  if (!user) return null;
  try {
    return await readSession(user);
  } catch (fault) {
    console.warn("token unreadable", fault);
    // For example offline with an expired token. The server decides by itself what is allowed.
    const { uid, email, emailVerified } = user;
    return { uid, email, isVerified: emailVerified, signedInAt: Date.now(), hasSecondFactor: true };
  }
}

async function readSession(user: User): Promise<AccountSession> {
  const known = await user.getIdTokenResult();
  const isOutdated = user.emailVerified && known.claims.email_verified !== true;
  const token = isOutdated ? await user.getIdTokenResult(true) : known;
  return {
    uid: user.uid,
    email: typeof token.claims.email === "string" ? token.claims.email : null,
    isVerified: token.claims.email_verified === true,
    signedInAt: Date.parse(token.authTime),
    hasSecondFactor: token.signInSecondFactor !== null,
  };
}
