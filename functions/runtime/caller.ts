import { createHash } from "node:crypto";
import type { CallableRequest } from "firebase-functions/https";
import { requireUid } from "./guards";

/** What the limits need to know about the guest who calls. */
export interface Caller {
  readonly uid: string;
  /** The account's verified e-mail address in lower case; null if it has none. */
  readonly verifiedEmail: string | null;
  /** The same for all calls with one App Check token; null without a token. */
  readonly appToken: string | null;
}

/** @throws HttpsError NOT_SIGNED_IN */
export function callerOf(request: CallableRequest): Caller {
  const uid = requireUid(request);
  const { email, email_verified } = request.auth?.token ?? {};
  return {
    uid,
    verifiedEmail: email_verified === true && email ? email.toLowerCase() : null,
    appToken: appTokenOf(request),
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
