import type { MultiFactorUser, TotpSecret, User } from "firebase/auth";
import { err, ok, type Result } from "@/domain/result/result";
import type { AuthResult } from "./auth";
import { type AuthProblem, authProblemOf } from "./auth-problem";
import { closeChallenge, openChallenge } from "./code-challenge";

/** Secret of a second factor that is being set up. */
export interface NewSecondFactor {
  /** Base 32, to be typed into an authenticator app. */
  readonly key: string;
  /** `otpauth:` address that opens an authenticator app on this device. */
  readonly url: string;
}

const ISSUER = "Resto";

let secret: TotpSecret | null = null;

/** Completes the sign-in that was refused with SECOND_FACTOR. */
export async function answerChallenge(code: string): Promise<AuthResult> {
  try {
    const [{ openAuth }, sdk] = await Promise.all([import("./auth-client"), import("./auth-sdk")]);
    const challenge = openChallenge();
    if (!challenge) return err("UNKNOWN");
    const resolver = sdk.getMultiFactorResolver(openAuth(), challenge);
    const hint = resolver.hints.find(
      ({ factorId }) => factorId === sdk.TotpMultiFactorGenerator.FACTOR_ID,
    );
    if (!hint) return err("UNKNOWN");
    const assertion = sdk.TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code);
    const { user } = await resolver.resolveSignIn(assertion);
    closeChallenge();
    // After a confirmation of the same user, the functions read the new sign-in from the token.
    await user.getIdToken(true);
    return ok(undefined);
  } catch (fault) {
    return err(authProblemOf(fault));
  }
}

/** Whether the signed-in user has set up a second factor. */
export async function hasSecondFactor(): Promise<boolean> {
  const found = await withFactors(async (factors) => factors.enrolledFactors.length > 0);
  return found.ok && found.value;
}

/** Starts the set-up of a second factor; SIGN_IN_AGAIN if the last sign-in is not recent enough. */
export function startSecondFactor(): Promise<Result<NewSecondFactor, AuthProblem>> {
  return withFactors(async (factors, { email, uid }) => {
    const { TotpMultiFactorGenerator } = await import("./auth-sdk");
    secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
    return { key: secret.secretKey, url: secret.generateQrCodeUrl(email ?? uid, ISSUER) };
  });
}

/** Completes the set-up with a first code of the authenticator app. */
export function finishSecondFactor(code: string): Promise<AuthResult> {
  return withFactors(async (factors) => {
    if (!secret) throw new Error("no second factor is being set up");
    const { TotpMultiFactorGenerator } = await import("./auth-sdk");
    await factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), ISSUER);
    secret = null;
  });
}

async function withFactors<T>(
  act: (factors: MultiFactorUser, user: User) => Promise<T>,
): Promise<Result<T, AuthProblem>> {
  try {
    const [{ openAuth }, { multiFactor }] = await Promise.all([
      import("./auth-client"),
      import("./auth-sdk"),
    ]);
    const user = openAuth().currentUser;
    return user ? ok(await act(multiFactor(user), user)) : err("USER_NOT_FOUND");
  } catch (fault) {
    return err(authProblemOf(fault));
  }
}
