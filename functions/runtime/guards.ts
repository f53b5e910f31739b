import type { CallableRequest } from "firebase-functions/https";
import { refusal } from "@/domain/shared/refusal";
import { isRecentSignIn } from "@/domain/user/recent-sign-in";
import { refusalToHttpsError } from "./refusal-to-https-error";

/**
 * Who calls.
 * @throws HttpsError NOT_SIGNED_IN; guest accounts are signed in
 */
export function requireUid({ auth }: CallableRequest): string {
  if (!auth) throw refusalToHttpsError(refusal("NOT_SIGNED_IN"));
  return auth.uid;
}

/**
 * Who calls, for what costs a restaurant work: a valid App Check token, or an account with a
 * verified e-mail address (contract section 3, "App Check").
 * @throws HttpsError NOT_SIGNED_IN or NOT_VERIFIED
 */
export function requireTrustedUid(request: CallableRequest): string {
  const uid = requireUid(request);
  if (!request.app && request.auth?.token.email_verified !== true) {
    throw refusalToHttpsError(refusal("NOT_VERIFIED"));
  }
  return uid;
}

/**
 * Who calls, for what takes an account's data away: somebody who has just signed in.
 * @throws HttpsError NOT_SIGNED_IN, or NOT_ALLOWED until they sign in again
 */
export function requireRecentUid(request: CallableRequest): string {
  const uid = requireUid(request);
  const { auth_time = 0, firebase } = request.auth?.token ?? {};
  const signIn = { signedInAt: auth_time * 1000, provider: firebase?.sign_in_provider ?? "" };
  // The identity provider's clock has stamped it, which no test shifts.
  if (!isRecentSignIn(signIn, Date.now())) throw refusalToHttpsError(refusal("NOT_ALLOWED"));
  return uid;
}
