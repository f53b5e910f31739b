import type { CallableOptions } from "firebase-functions/https";
import { tenants } from "@/tenant-configs/index";
import { isLocalBackend } from "./is-local-backend";

const sites = Object.values(tenants).map(({ url }) => new URL(url).origin);
const localSites = [/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/];

/** Where every function runs (spec section 9). */
export const REGION = "europe-west3";

/**
 * Shared by all callables. App Check is not enforced here, because the SDK would answer a missing
 * token like a missing sign-in: the guards judge it (contract section 3).
 */
export const CALLABLE_OPTIONS: CallableOptions = {
  region: REGION,
  cors: [...sites, ...(isLocalBackend() ? localSites : [])],
  enforceAppCheck: false,
  maxInstances: 10,
  concurrency: 80,
  memory: "512MiB",
  timeoutSeconds: 30,
};
