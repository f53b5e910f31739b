import {
  connectFunctionsEmulator,
  type Functions,
  getFunctions,
  httpsCallable,
} from "firebase/functions";
import { requireBackendApp } from "../connection/backend-app";

const REGION = "europe-west3";

let functions: Functions | null = null;

/** Calls a Cloud Function by name; throws the client's error. Import this module lazily. */
export async function callFunction(name: string, request: unknown): Promise<unknown> {
  const { data } = await httpsCallable(openFunctions(), name)(request);
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
