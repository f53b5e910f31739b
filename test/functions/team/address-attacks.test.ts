import { randomUUID } from "node:crypto";
import { afterAll, expect, inject } from "vitest";
import * as z from "zod/mini";
import { identities } from "@/functions/runtime/admin-app";
import { followAccountLink, listAccountLinks } from "@/hosting/local/mail/account-links";
import { recordFigure } from "@/test/faults/figures";
import { callIdentityProvider, signIn } from "@/test/harness/accounts";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { enrolSecondFactor } from "@/test/harness/second-factor";
import { acceptInvitation, CHOSEN_PASSWORD, mailedSecrets } from "../support/invitations";
import { kitchenTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { rightsOf } from "../support/staff-rights";
import type { TestAccount } from "../support/test-accounts";
import { KITCHEN } from "../support/test-kitchen";

runFunctionsInProcess();

const PASSWORD = "known-to-the-attacker-1";
const newEmail = () => `${randomUUID()}@example.com`;

const gained: string[] = [];
let attempted = 0;
const ownersWithRights = new Set<string>();

afterAll(() => {
  recordFigure(67, `rights that an attacker gained, of ${attempted}`, gained, import.meta.url);
  recordFigure(67, "owners who got theirs, of 5", ownersWithRights, import.meta.url);
});

/** Tries everything as the attacker. @returns what was allowed */
async function tryAll(attacker: Pick<TestAccount, "idToken">): Promise<number> {
  const { allowed, attempts } = await rightsOf(attacker);
  gained.push(...allowed);
  attempted += attempts;
  return allowed.length;
}

/** Signs in with the attacker's password; null if the provider refuses. */
const attackerSignsIn = (email: string) => signIn(email, PASSWORD).catch(() => null);

/** Whether a session still gets new tokens. */
async function renewSession(session: object): Promise<boolean> {
  const { auth } = inject("backendPorts");
  const { refreshToken } = z.object({ refreshToken: z.string() }).parse(session);
  const { ok } = await fetch(
    `http://127.0.0.1:${auth}/securetoken.googleapis.com/v1/token?key=local`,
    {
      method: "POST",
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
    },
  );
  return ok;
}

/** The owner accepts the invitation and has all rights. */
async function ownerAccepts(email: string): Promise<void> {
  expect(await acceptInvitation(email)).toHaveProperty("result", { email });
  const { allowed, attempts } = await rightsOf(await signIn(email, CHOSEN_PASSWORD));
  expect(allowed).toHaveLength(attempts);
  ownersWithRights.add(email);
}

/** Registers somebody else's address, without confirming it. */
function register(email: string) {
  return callIdentityProvider("accounts:signUp", { email, password: PASSWORD });
}

/** Asks the identity provider for a link, which it mails. */
function requestLink(requestType: string, fields: object) {
  return callIdentityProvider("accounts:sendOobCode", { requestType, ...fields });
}

/** Opens the last link of a type for an account's address. @returns the address; null if it is void */
async function followLink(email: string, requestType: string, newPassword?: string) {
  const { auth } = inject("backendPorts");
  const links = await listAccountLinks(auth);
  const link = links.findLast((each) => each.email === email && each.requestType === requestType);
  if (!link) throw new Error(`no ${requestType} link for ${email}`);
  return followAccountLink(auth, { oobCode: link.oobCode, newPassword });
}

const test = kitchenTest.extend("grant", ({ superAdmin }) => async (email: string) => {
  const input = { email, resto_keys: [KITCHEN], role: "manager" };
  expect(await callFunction("setStaff", input, superAdmin)).toHaveProperty("result");
});

test("a change of address that was requested before the grant gives no right after it, and the owner accepts", async ({
  grant,
}) => {
  const [manager, own] = [newEmail(), newEmail()];
  const { idToken } = await register(manager);
  await requestLink("VERIFY_AND_CHANGE_EMAIL", { idToken, newEmail: own });
  await grant(manager);
  expect(await followLink(manager, "VERIFY_AND_CHANGE_EMAIL")).toBe(own);
  // The attacker has the mailbox of the new address, so a new password of the account does not help.
  await requestLink("PASSWORD_RESET", { email: own });
  await followLink(own, "PASSWORD_RESET", PASSWORD);
  const attacker = await signIn(own, PASSWORD);
  expect(await tryAll(attacker)).toBe(0);
  await ownerAccepts(manager);
  expect(await tryAll(attacker)).toBe(0);
  expect(await tryAll(await signIn(own, PASSWORD))).toBe(0);
});

test("a change of address that was requested before the grant and applied after its acceptance gives no right and keeps those of the owner", async ({
  grant,
}) => {
  const [manager, own] = [newEmail(), newEmail()];
  const attacker = await register(manager);
  await requestLink("VERIFY_AND_CHANGE_EMAIL", { idToken: attacker.idToken, newEmail: own });
  await grant(manager);
  await ownerAccepts(manager);
  await followLink(manager, "VERIFY_AND_CHANGE_EMAIL");
  expect(await tryAll(attacker)).toBe(0);
  expect(await attackerSignsIn(own)).toBeNull();
  const owner = await signIn(manager, CHOSEN_PASSWORD);
  const { allowed, attempts } = await rightsOf(owner);
  expect(allowed).toHaveLength(attempts);
});

test("an address that its owner confirmed while an attacker knows the password gives no right, before and after the acceptance", async ({
  grant,
}) => {
  const manager = newEmail();
  const { idToken, localId } = await register(manager);
  await requestLink("VERIFY_EMAIL", { idToken });
  await followLink(manager, "VERIFY_EMAIL");
  await grant(manager);
  const attacker = await signIn(manager, PASSWORD);
  expect(await tryAll(attacker)).toBe(0);
  await ownerAccepts(manager);
  expect(await adminGet(`staff/${localId}`)).toMatchObject({ email: manager });
  expect(await attackerSignsIn(manager)).toBeNull();
  expect(await tryAll(attacker)).toBe(0);
});

test("a second factor, a session and a password of an attacker on the account of the address end when its owner accepts", async ({
  grant,
}) => {
  const manager = newEmail();
  const { idToken, localId } = await register(manager);
  await requestLink("VERIFY_EMAIL", { idToken });
  await followLink(manager, "VERIFY_EMAIL");
  await grant(manager);
  const attacker = await callIdentityProvider("accounts:signInWithPassword", {
    email: manager,
    password: PASSWORD,
  });
  expect(await renewSession(attacker)).toBe(true);
  await enrolSecondFactor(attacker.idToken);
  expect((await identities().getUser(localId)).multiFactor?.enrolledFactors).toHaveLength(1);
  // With a factor, the owner's sign-in would be asked for the attacker's code.
  await ownerAccepts(manager);
  const { multiFactor, providerData } = await identities().getUser(localId);
  expect(multiFactor?.enrolledFactors ?? []).toEqual([]);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(["password"]);
  expect(await renewSession(attacker)).toBe(false);
  expect(await attackerSignsIn(manager)).toBeNull();
  expect(await tryAll(attacker)).toBe(0);
  await expect(enrolSecondFactor(attacker.idToken)).rejects.toThrow("mfaEnrollment");
});

test("an address that its owner confirmed after the grant gives no right without the link", async ({
  grant,
}) => {
  const manager = newEmail();
  const { idToken, localId } = await register(manager);
  await grant(manager);
  await requestLink("VERIFY_EMAIL", { idToken });
  await followLink(manager, "VERIFY_EMAIL");
  expect(await tryAll(await signIn(manager, PASSWORD))).toBe(0);
  expect(await adminGet(`staff/${localId}`)).toBeNull();
  // Neither the export of the account nor the document of the invitation contains the secret.
  const exported = await callFunction("exportMyData", null, await signIn(manager, PASSWORD));
  const [secret = "none"] = await mailedSecrets(manager);
  expect(JSON.stringify(exported.result)).toContain(manager);
  expect(JSON.stringify(exported.result)).not.toContain(secret);
  expect(JSON.stringify(exported.result)).not.toContain("link_hash");
  await ownerAccepts(manager);
});
