import type { Auth } from "firebase/auth";
import { withTimeout } from "../connection/with-timeout";

type Sdk = typeof import("./auth-sdk");

const LOAD_WITHIN_MS = 10_000;

/**
 * A step with the identity provider whose code did not arrive: it has the SDK's code for a lost
 * network.
 */
class AuthNotLoaded extends Error {
  readonly code = "auth/network-request-failed";
}

/**
 * The Auth client of this page and its SDK.
 * @throws with the code `auth/network-request-failed` if they do not arrive within 10 seconds
 */
export async function loadAuth(): Promise<{ auth: Auth; sdk: Sdk }> {
  const loading = Promise.all([import("./auth-client"), import("./auth-sdk")]);
  const loaded = await withTimeout(loading, LOAD_WITHIN_MS).catch((cause: unknown) => {
    throw new AuthNotLoaded("the Auth client was not loaded", { cause });
  });
  const [{ openAuth }, sdk] = loaded;
  return { auth: openAuth(), sdk };
}
