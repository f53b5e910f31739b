/** Reasons for a refusal by the identity provider that a guest can act on. */
export type AuthProblem =
  | "WRONG_CREDENTIALS"
  | "EMAIL_IN_USE"
  | "USER_NOT_FOUND"
  | "USER_DISABLED"
  | "TOO_MANY_REQUESTS"
  | "NETWORK"
  | "POPUP_BLOCKED"
  | "POPUP_CLOSED"
  | "WEAK_PASSWORD"
  | "INVALID_EMAIL"
  /** The sign-in continues with a code of the second factor. */
  | "SECOND_FACTOR"
  | "WRONG_CODE"
  /** The last sign-in is not recent enough. */
  | "SIGN_IN_AGAIN"
  | "UNKNOWN";

const PROBLEMS: Readonly<Record<string, AuthProblem>> = {
  "auth/wrong-password": "WRONG_CREDENTIALS",
  "auth/invalid-credential": "WRONG_CREDENTIALS",
  "auth/invalid-login-credentials": "WRONG_CREDENTIALS",
  "auth/email-already-in-use": "EMAIL_IN_USE",
  "auth/credential-already-in-use": "EMAIL_IN_USE",
  "auth/account-exists-with-different-credential": "EMAIL_IN_USE",
  "auth/user-not-found": "USER_NOT_FOUND",
  "auth/user-disabled": "USER_DISABLED",
  "auth/too-many-requests": "TOO_MANY_REQUESTS",
  "auth/network-request-failed": "NETWORK",
  "auth/timeout": "NETWORK",
  "auth/popup-blocked": "POPUP_BLOCKED",
  "auth/operation-not-supported-in-this-environment": "POPUP_BLOCKED",
  "auth/popup-closed-by-user": "POPUP_CLOSED",
  "auth/cancelled-popup-request": "POPUP_CLOSED",
  "auth/weak-password": "WEAK_PASSWORD",
  "auth/password-does-not-meet-requirements": "WEAK_PASSWORD",
  "auth/invalid-email": "INVALID_EMAIL",
  "auth/missing-email": "INVALID_EMAIL",
  "auth/multi-factor-auth-required": "SECOND_FACTOR",
  "auth/invalid-verification-code": "WRONG_CODE",
  "auth/missing-code": "WRONG_CODE",
  "auth/requires-recent-login": "SIGN_IN_AGAIN",
};

/** Maps an error of the Auth client; unexpected ones become `UNKNOWN`. */
export function authProblemOf(fault: unknown): AuthProblem {
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
  return PROBLEMS[code] ?? "UNKNOWN";
}
