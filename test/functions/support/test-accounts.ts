import { randomUUID } from "node:crypto";
import { LOCAL_PROJECT_ID } from "@/hosting/lib/local-web-config";
import { callIdentityProvider, guestUser } from "@/test/harness/accounts";
import { adminSet } from "@/test/harness/admin";
import { appCheckToken, type CallCredentials } from "@/test/harness/callables";

export type TestAccount = CallCredentials & { readonly uid: string };

export type TestAccountWithAddress = TestAccount & { readonly email: string };

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
}): Promise<TestAccountWithAddress> {
  const credentials = { email, password: "resto-demo-2026" };
  const { localId } = await callIdentityProvider("accounts:signUp", credentials);
  await callIdentityProvider(`projects/${LOCAL_PROJECT_ID}/accounts:update`, {
    localId,
    emailVerified,
  });
  const { idToken } = await callIdentityProvider("accounts:signInWithPassword", credentials);
  return { uid: localId, email, idToken };
}

interface TestGrants {
  readonly resto_keys?: readonly string[];
  readonly role?: string;
  readonly super?: boolean;
}

/** Stores accepted grants of an account's address; without any, of staff without restaurants. */
export function storeGrants(
  { uid, email }: Pick<TestAccountWithAddress, "uid" | "email">,
  grants: TestGrants,
): Promise<void> {
  return adminSet(`staff/${uid}`, {
    email,
    resto_keys: [],
    super: false,
    role: "staff",
    ...grants,
  });
}

/** A new account with a verified address and grants. */
export async function newStaff(
  grants: { role?: "staff" | "manager" | "rider" } & (
    | { resto_keys: string[]; super?: boolean }
    | { resto_keys?: string[]; super: true }
  ),
): Promise<TestAccountWithAddress> {
  const account = await newAccount({ emailVerified: true });
  await storeGrants(account, grants);
  return account;
}
