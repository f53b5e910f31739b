import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { LOCAL_PROJECT_ID } from "@/hosting/local/local-web-config";
import { guestUser } from "@/test/harness/accounts";
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
  const { localId } = await identity("accounts:signUp", credentials);
  await identity(`projects/${LOCAL_PROJECT_ID}/accounts:update`, { localId, emailVerified });
  const { idToken } = await identity("accounts:signInWithPassword", credentials);
  return { uid: localId, idToken };
}

/** A new account with grants. */
export async function newStaff(
  grants: { role?: "staff" | "manager" } & (
    | { resto_keys: string[]; super?: boolean }
    | { resto_keys?: string[]; super: true }
  ),
): Promise<TestAccount> {
  const { uid, idToken } = await guestUser();
  await adminSet(`staff/${uid}`, { resto_keys: [], super: false, role: "staff", ...grants });
  return { uid, idToken };
}

async function identity(
  method: string,
  body: object,
): Promise<{ localId: string; idToken: string }> {
  const { auth } = inject("backendPorts");
  const headers = new Headers({ "content-type": "application/json" });
  if (method.startsWith("projects/")) headers.set("authorization", "Bearer owner");
  const response = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/${method}?key=local`,
    {
      method: "POST",
      headers,
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}
