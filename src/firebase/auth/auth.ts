import type { Auth } from "firebase/auth";
import { err, ok, type Result } from "@/domain/result/result";
import { type AuthProblem, authProblemOf } from "./auth-problem";
import { keepChallenge } from "./code-challenge";
import { loadAuth } from "./load-auth";

/** Outcome of one step with the identity provider. */
export type AuthResult = Result<void, AuthProblem>;

type Sdk = typeof import("./auth-sdk");

/**
 * Creates an account and sends the verification mail. A guest account is upgraded instead and
 * keeps its orders. Succeeds even if the mail could not be sent; the account page can send it again.
 */
export function register(email: string, password: string): Promise<AuthResult> {
  return withAuth(async (auth, sdk) => {
    const guest = auth.currentUser?.isAnonymous ? auth.currentUser : null;
    const { user } = guest
      ? await sdk.linkWithCredential(guest, sdk.EmailAuthProvider.credential(email, password))
      : await sdk.createUserWithEmailAndPassword(auth, email, password);
    // Linking an address does not notify listeners; a new token does.
    await user.getIdToken(true);
    await sdk.sendEmailVerification(user).catch((fault: unknown) => {
      console.warn("verification mail not sent", fault);
    });
  });
}

export function signIn(email: string, password: string): Promise<AuthResult> {
  return withAuth((auth, sdk) => sdk.signInWithEmailAndPassword(auth, email, password));
}

/** Creates a guest account; does nothing if a user is signed in. */
export function signInAsGuest(): Promise<AuthResult> {
  return withAuth(async (auth, sdk) => {
    await auth.authStateReady();
    if (!auth.currentUser) await sdk.signInAnonymously(auth);
  });
}

/** Opens Google's pop-up; a guest account is linked to the Google account and keeps its orders. */
export function signInWithGoogle(): Promise<AuthResult> {
  return withAuth(async (auth, sdk) => {
    const { popupResolver } = await import("./auth-client");
    const google = new sdk.GoogleAuthProvider();
    const guest = auth.currentUser?.isAnonymous ? auth.currentUser : null;
    if (guest) {
      await sdk.linkWithPopup(guest, google, popupResolver);
      await guest.getIdToken(true);
    } else {
      await sdk.signInWithPopup(auth, google, popupResolver);
    }
  });
}

export function sendPasswordReset(email: string): Promise<AuthResult> {
  return withAuth((auth, sdk) => sdk.sendPasswordResetEmail(auth, email));
}

/** Sends the verification mail again. */
export function sendVerification(): Promise<AuthResult> {
  return withAuth(async (auth, sdk) => {
    if (auth.currentUser) await sdk.sendEmailVerification(auth.currentUser);
  });
}

/** Reads the account again, for example after its address was verified in another tab. */
export function reloadUser(): Promise<AuthResult> {
  return withAuth(async (auth) => {
    await auth.currentUser?.reload();
    await auth.currentUser?.getIdToken(true);
  });
}

export function signOut(): Promise<AuthResult> {
  return withAuth((auth) => auth.signOut());
}

async function withAuth(act: (auth: Auth, sdk: Sdk) => Promise<unknown>): Promise<AuthResult> {
  try {
    const { auth, sdk } = await loadAuth();
    await act(auth, sdk);
    return ok(undefined);
  } catch (fault) {
    const problem = authProblemOf(fault);
    if (problem === "SECOND_FACTOR") keepChallenge(fault);
    return err(problem);
  }
}
