import type { CallableOptions } from "firebase-functions/https";
import { isLocalBackend } from "./is-local-backend";
import { pushKeySecret, smtpUrl } from "./sending-secrets";

export const REGION = "europe-west3";

/** Most calls queue mails and messages for devices, which they send themselves. */
export const SENDING_SECRETS = [smtpUrl, pushKeySecret];

/**
 * Options of all callables. The SDK would answer a missing App Check token like a missing sign-in;
 * the frame checks the token instead.
 */
export const CALLABLE_OPTIONS = {
  region: REGION,
  // Pages call their own site. Set by `npm run build:functions` from hosting/project.json.
  cors: process.env.CALLS_FROM_OTHER_ORIGINS === "true",
  enforceAppCheck: false,
  cpu: 1,
  secrets: SENDING_SECRETS,
} as const satisfies CallableOptions;

/** Options that differ between deployed functions with callables (docs/decisions/hosting.md#few-services). */
export type ServiceOptions = Pick<CallableOptions, "minInstances"> &
  Required<Pick<CallableOptions, "maxInstances" | "concurrency" | "memory" | "timeoutSeconds">>;

/**
 * Options of the calls that create orders and reservations. With `APP_CHECK_REPLAY_PROTECTION=true` in
 * the functions' environment, each App Check token counts for one call (docs/deploy.md). The local
 * backend has no service that consumes tokens. The SDK consumes a valid token before the frame runs, so
 * that a call beyond the limits still costs a request to App Check.
 */
export const CREATING_OPTIONS: CallableOptions = {
  consumeAppCheckToken: !isLocalBackend() && process.env.APP_CHECK_REPLAY_PROTECTION === "true",
};
