import { inject } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import "./provided-context";

export interface TestUser {
  readonly uid: string;
  /** Empty for a guest account. */
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
}

/** Calls the REST interface of the identity provider, for `projects/…` as its administrator. */
export async function callIdentityProvider(
  method: string,
  body: object,
): Promise<{ localId: string; idToken: string }> {
  const { auth } = inject("backendPorts");
  const headers = new Headers({ "content-type": "application/json" });
  if (method.startsWith("projects/")) headers.set("authorization", "Bearer owner");
  const response = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/${method}?key=local`,
    { method: "POST", headers, body: JSON.stringify({ ...body, returnSecureToken: true }) },
  );
  if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}

/** Signs in with an existing account, for example a demo account. */
export async function signIn(email: string, password = DEMO_PASSWORD): Promise<TestUser> {
  const { localId, idToken } = await callIdentityProvider("accounts:signInWithPassword", {
    email,
    password,
  });
  return { uid: localId, email, password, idToken };
}

/** Creates a guest account, as the first order does. */
export async function guestUser(): Promise<TestUser> {
  const { localId, idToken } = await callIdentityProvider("accounts:signUp", {});
  return { uid: localId, email: "", password: "", idToken };
}
