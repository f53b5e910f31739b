import {
  FunctionsError,
  getFunctions,
  type HttpsCallableOptions,
  httpsCallableFromURL,
} from "firebase/functions";
import { activeTenantKey } from "@/config/active-tenant-key";
import { requireBackendApp } from "../connection/backend-app";

const REGION = "europe-west3";
const SUPER_ADMIN_KEY = "resto-superadmin";

/** Calls that may consume their App Check token, and so need one of their own. */
const TOKEN_CONSUMING: ReadonlySet<string> = new Set([
  "placeOrder",
  "requestReservation",
  "joinWaitingList",
]);

/** Calls a Cloud Function by name; throws the client's error. Import this module lazily. */
export async function callFunction(
  name: string,
  request: unknown,
  timeout: number,
): Promise<unknown> {
  if (TOKEN_CONSUMING.has(name)) {
    try {
      return await callWith(name, request, { timeout, limitedUseAppCheckTokens: true });
    } catch (fault) {
      // Anything else means that there was no token and that nothing was sent.
      if (fault instanceof FunctionsError) throw fault;
    }
  }
  return callWith(name, request, { timeout });
}

async function callWith(name: string, request: unknown, options: HttpsCallableOptions) {
  const functions = getFunctions(requireBackendApp(), REGION);
  const { data } = await httpsCallableFromURL(functions, urlOf(name), options)(request);
  return data;
}

/** A page calls its own site, unless the project is configured otherwise (docs/deploy.md#where-calls-go). */
function urlOf(name: string): string {
  const { projectId, callAddress } = __HOSTED_BACKEND__;
  if (__LOCAL_BACKEND__ || callAddress === "site") return `${window.location.origin}/api/${name}`;
  const service = activeTenantKey === SUPER_ADMIN_KEY ? "staffApi" : "guestApi";
  const path = name === "publishPhoto" ? name : `${service}/${name}`;
  return `https://${REGION}-${projectId}.cloudfunctions.net/${path}`;
}
