import type { CallableOptions } from "firebase-functions/https";
import { tenants } from "@/tenant-configs/index";
import { isLocalBackend } from "./is-local-backend";

const sites = Object.values(tenants).map(({ url }) => new URL(url).origin);
const localSites = [/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/];

export const REGION = "europe-west3";

/**
 * Options of all callables. The SDK would answer a missing App Check token like a missing sign-in;
 * the frame checks the token instead.
 */
export const CALLABLE_OPTIONS: CallableOptions = {
  region: REGION,
  cors: [...sites, ...(isLocalBackend() ? localSites : [])],
  enforceAppCheck: false,
  maxInstances: 10,
  concurrency: 80,
  cpu: 1,
  memory: "512MiB",
  timeoutSeconds: 30,
};

/**
 * Options of the calls that create orders and reservations. With `APP_CHECK_REPLAY_PROTECTION=true` in
 * the functions' environment, each App Check token counts for one call (docs/deploy.md). The local
 * backend has no service that consumes tokens. The SDK consumes a valid token before the frame runs, so
 * that a call beyond the limits still costs a request to App Check.
 */
export const CREATING_OPTIONS: CallableOptions = {
  consumeAppCheckToken: !isLocalBackend() && process.env.APP_CHECK_REPLAY_PROTECTION === "true",
};
