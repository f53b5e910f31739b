import {
  connectFunctionsEmulator,
  type Functions,
  FunctionsError,
  getFunctions,
  type HttpsCallableOptions,
  httpsCallable,
} from "firebase/functions";
import { requireBackendApp } from "../connection/backend-app";

const REGION = "europe-west3";

let functions: Functions | null = null;

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
  const { data } = await httpsCallable(openFunctions(), name, options)(request);
  return data;
}

function openFunctions(): Functions {
  if (functions) return functions;
  functions = getFunctions(requireBackendApp(), REGION);
  if (__LOCAL_BACKEND__) {
    // Preflights pass only if page and functions share a host name.
    connectFunctionsEmulator(functions, window.location.hostname, __LOCAL_BACKEND__.functionsPort);
  }
  return functions;
}
