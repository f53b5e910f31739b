import type { Auth, User } from "firebase/auth";
import { err, ok } from "@/domain/result/result";
import type { AuthResult } from "./auth";
import { authProblemOf } from "./auth-problem";
import { keepChallenge } from "./code-challenge";
import { loadAuth } from "./load-auth";

type Sdk = typeof import("./auth-sdk");

/** Ways for the signed-in user to confirm their identity. */
export type ConfirmationMethod = "password" | "google";

/** The signed-in user's confirmation method; null for guest accounts. */
export async function confirmationMethod(): Promise<ConfirmationMethod | null> {
  const { auth } = await loadAuth();
  const providers = auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
  if (providers.includes("password")) return "password";
  return providers.includes("google.com") ? "google" : null;
}

/** Signs the same user in again with their password, so that the sign-in is recent. */
export function confirmWithPassword(password: string): Promise<AuthResult> {
  return withUser((user, _auth, sdk) =>
    sdk.reauthenticateWithCredential(
      user,
      sdk.EmailAuthProvider.credential(user.email ?? "", password),
    ),
  );
}

/** Signs the same user in again through Google, so that the sign-in is recent. */
export function confirmWithGoogle(): Promise<AuthResult> {
  return withUser(async (user, _auth, sdk) => {
    const { popupResolver } = await import("./auth-client");
    await sdk.reauthenticateWithPopup(user, new sdk.GoogleAuthProvider(), popupResolver);
  });
}

async function withUser(
  act: (user: User, auth: Auth, sdk: Sdk) => Promise<unknown>,
): Promise<AuthResult> {
  try {
    const { auth, sdk } = await loadAuth();
    if (!auth.currentUser) return err("USER_NOT_FOUND");
    await act(auth.currentUser, auth, sdk);
    // The functions read the time of the sign-in from the token.
    await auth.currentUser.getIdToken(true);
    return ok(undefined);
  } catch (fault) {
    const problem = authProblemOf(fault);
    if (problem === "SECOND_FACTOR") keepChallenge(fault);
    return err(problem);
  }
}
