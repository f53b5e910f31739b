import type { CallableRequest } from "firebase-functions/https";
import { refusal } from "@/domain/result/refusal";
import { isRecentSignIn } from "@/domain/user/recent-sign-in";
import { refusalToHttpsError } from "./refusal-to-https-error";

/**
 * Uid of the caller. Guest accounts count as signed in.
 * @throws HttpsError NOT_SIGNED_IN
 */
export function requireUid({ auth }: CallableRequest): string {
  if (!auth) throw refusalToHttpsError(refusal("NOT_SIGNED_IN"));
  return auth.uid;
}

/**
 * Uid of the caller for calls that cause work in a restaurant. Requires a valid App Check token that
 * no earlier call has consumed, or a verified e-mail address (docs/rules.md#app-check).
 * @throws HttpsError NOT_SIGNED_IN or NOT_VERIFIED
 */
export function requireTrustedUid(request: CallableRequest): string {
  const uid = requireUid(request);
  const hasToken = request.app !== undefined && !request.app.alreadyConsumed;
  if (!hasToken && request.auth?.token.email_verified !== true) {
    throw refusalToHttpsError(refusal("NOT_VERIFIED"));
  }
  return uid;
}

/**
 * Requires a recent sign-in (docs/rules.md#step-up). Staff calls check the role first: a caller
 * without it must not be asked for a password.
 * @returns uid of the caller
 * @throws HttpsError NOT_SIGNED_IN, or SIGN_IN_AGAIN if the sign-in is too old
 */
export function requireRecentSignIn(request: CallableRequest): string {
  const uid = requireUid(request);
  const { auth_time = 0, firebase } = request.auth?.token ?? {};
  const signIn = { signedInAt: auth_time * 1000, provider: firebase?.sign_in_provider ?? "" };
  // `auth_time` comes from the identity provider's clock, which `limits/_clock` does not shift.
  if (!isRecentSignIn(signIn, Date.now())) throw refusalToHttpsError(refusal("SIGN_IN_AGAIN"));
  return uid;
}
