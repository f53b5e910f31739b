import { randomUUID } from "node:crypto";
import { LOCAL_PROJECT_ID } from "@/hosting/local/local-web-config";
import { callIdentityProvider, guestUser } from "@/test/harness/accounts";
import { adminSet } from "@/test/harness/admin";
import { appCheckToken, type CallCredentials } from "@/test/harness/callables";

export type TestAccount = CallCredentials & { readonly uid: string };

/** A new guest account with an App Check token. */
export async function newGuest(): Promise<TestAccount> {
  const [{ uid, idToken }, token] = await Promise.all([guestUser(), appCheckToken()]);
  return { uid, idToken, appCheckToken: token };
}

/** A new account with an address, without App Check token. */
export async function newAccount({
  emailVerified,
  email = `${randomUUID()}@example.com`,
}: {
  emailVerified: boolean;
  email?: string;
}): Promise<TestAccount> {
  const credentials = { email, password: "resto-demo-2026" };
  const { localId } = await callIdentityProvider("accounts:signUp", credentials);
  await callIdentityProvider(`projects/${LOCAL_PROJECT_ID}/accounts:update`, {
    localId,
    emailVerified,
  });
  const { idToken } = await callIdentityProvider("accounts:signInWithPassword", credentials);
  return { uid: localId, idToken };
}

/** A new account with a verified address and grants. */
export async function newStaff(
  grants: { role?: "staff" | "manager" } & (
    | { resto_keys: string[]; super?: boolean }
    | { resto_keys?: string[]; super: true }
  ),
): Promise<TestAccount> {
  const { uid, idToken } = await newAccount({ emailVerified: true });
  await adminSet(`staff/${uid}`, { resto_keys: [], super: false, role: "staff", ...grants });
  return { uid, idToken };
}
