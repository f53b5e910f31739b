import { createHash } from "node:crypto";
import type { CallableRequest } from "firebase-functions/https";

/** The account that calls, as far as the limits need it. */
export interface Caller {
  readonly uid: string;
  /** The account's verified e-mail address in lower case; null if it has none. */
  readonly verifiedEmail: string | null;
  /**
   * The same for all calls with one App Check token; null without a token, and for one that this call
   * has consumed: no other call can use it.
   */
  readonly appToken: string | null;
}

/** @returns null for a caller who is not signed in */
export function callerOf(request: CallableRequest): Caller | null {
  const { auth, app } = request;
  if (!auth) return null;
  const { email, email_verified } = auth.token;
  return {
    uid: auth.uid,
    verifiedEmail: email_verified === true && email ? email.toLowerCase() : null,
    appToken: app?.alreadyConsumed === false ? null : appTokenOf(request),
  };
}

/**
 * The token's id, or its signature where the service gives no id. The app id is shared by all guests
 * and the header has several spellings, so neither identifies a token.
 */
export function appTokenOf({ app, rawRequest }: CallableRequest): string | null {
  if (!app) return null;
  const id: unknown = app.token.jti;
  if (typeof id === "string" && id !== "") return id;
  const [, payload = "", signature = ""] = String(
    rawRequest.headers["x-firebase-appcheck"] ?? "",
  ).split(".");
  const bytes = Buffer.from(signature || payload, "base64url");
  return createHash("sha256").update(bytes).digest("hex");
}
