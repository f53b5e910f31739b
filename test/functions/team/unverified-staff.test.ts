import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { listStaffAnswerSchema } from "@/domain/staff/staff-requests.schema";
import { LOCAL_PROJECT_ID } from "@/hosting/local/local-web-config";
import { recordFigure } from "@/test/faults/figures";
import { callIdentityProvider, signIn } from "@/test/harness/accounts";
import { adminGet, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tryOnDatabase } from "../support/database-operations";
import { kitchenTest } from "../support/kitchen-test";
import { newGuest, type TestAccount } from "../support/test-accounts";
import { KITCHEN, pickupRequest, placeOrder, reasonOf } from "../support/test-kitchen";

const PASSWORD = "known-to-the-attacker-1";

/** Registers an address like the attacker does: with a password, without confirming it. */
async function register(): Promise<TestAccount & { email: string }> {
  const email = `${randomUUID()}@example.com`;
  const { localId, idToken } = await callIdentityProvider("accounts:signUp", {
    email,
    password: PASSWORD,
  });
  return { uid: localId, idToken, email };
}

/** Confirms the address by the link of the mail, as its owner does. */
function verify({ uid }: TestAccount): Promise<unknown> {
  return callIdentityProvider(`projects/${LOCAL_PROJECT_ID}/accounts:update`, {
    localId: uid,
    emailVerified: true,
  });
}

const test = kitchenTest.extend(
  "grant",
  ({ superAdmin }) =>
    (email: string) =>
      callFunction("setStaff", { email, resto_keys: [KITCHEN], role: "manager" }, superAdmin),
);

const pause = (by: TestAccount) =>
  callFunction("setAvailability", { resto_key: KITCHEN, patch: { extra_minutes: 5 } }, by);

/** Stores grants directly: `setStaff` would also end the attacker's session. */
function storeGrants({ uid }: TestAccount): Promise<void> {
  return adminSet(`staff/${uid}`, { resto_keys: [KITCHEN], role: "manager", super: true });
}

/** Counts the staff calls and reads that are allowed. */
async function rightsOf(account: TestAccount): Promise<number> {
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  const menu = { resto_key: KITCHEN, kind: "menu" };
  const day = "2027-03-03";
  const calls: Record<string, object> = {
    setAvailability: { resto_key: KITCHEN, patch: { extra_minutes: 5 } },
    setOrderStatus: { id, version: 1, to: "accepted", eta_minutes: 20 },
    delayOrder: { id, version: 1, minutes: 10 },
    readOverview: {},
    readReport: { resto_key: KITCHEN, from: day, to: day },
    listRevisions: menu,
    readRevision: { ...menu, rev: 1 },
    boardSeen: { resto_keys: [KITCHEN] },
  };
  let rights = 0;
  for (const [name, input] of Object.entries(calls)) {
    const answer = await callFunction(name, input, account);
    if (reasonOf(answer) !== "NOT_ALLOWED") rights += 1;
  }
  const { idToken } = account;
  for (const operation of ["get", "list of the restaurant", "count"] as const) {
    const path = `orders/${id}`;
    if (await tryOnDatabase(operation, { path, restoKey: KITCHEN, idToken })) rights += 1;
  }
  return rights;
}

test("an attacker who registered the manager's address gets no right from the grant", async () => {
  const attacker = await register();
  await storeGrants(attacker);
  const rights = await rightsOf(attacker);
  expect(rights).toBe(0);
  recordFigure(58, "rights before the verification", rights, import.meta.url);
});

test("a token from before the verification has no rights after it", async () => {
  const attacker = await register();
  await storeGrants(attacker);
  await verify(attacker);
  expect(await rightsOf(attacker)).toBe(0);
  const { idToken } = await signIn(attacker.email, PASSWORD);
  expect(await rightsOf({ uid: attacker.uid, idToken })).toBeGreaterThan(0);
});

test("the attacker's token and password stay useless when the owner verifies the address", async ({
  grant,
}) => {
  const attacker = await register();
  const { result } = await grant(attacker.email);
  expect(result).toMatchObject({ uid: attacker.uid, verified: false, resto_keys: [KITCHEN] });
  await verify(attacker);
  expect(["NOT_ALLOWED", "NOT_SIGNED_IN"]).toContain(reasonOf(await pause(attacker)));
  await expect(signIn(attacker.email, PASSWORD)).rejects.toThrow("INVALID");
  recordFigure(58, "sign-ins with the attacker's password", 0, import.meta.url);
});

test("a pending grant is listed as such and takes effect with the first sign-in after the verification", async ({
  grant,
  superAdmin,
}) => {
  const { uid, email } = await register();
  await grant(email);
  const listed = async () => {
    const { result } = await callFunction("listStaff", null, superAdmin);
    return listStaffAnswerSchema.parse(result).people.find((each) => each.uid === uid);
  };
  expect(await listed()).toMatchObject({ verified: false, resto_keys: [KITCHEN] });
  expect(await adminGet(`staff/${uid}`)).toMatchObject({ resto_keys: [KITCHEN] });

  await verify({ uid });
  await callIdentityProvider(`projects/${LOCAL_PROJECT_ID}/accounts:update`, {
    localId: uid,
    password: "chosen-by-the-owner-1",
  });
  expect(await listed()).toMatchObject({ verified: true });
  const { idToken } = await signIn(email, "chosen-by-the-owner-1");
  expect(await pause({ uid, idToken })).toHaveProperty("result");
});

test("a grant leaves the password of a verified account alone", async ({ grant }) => {
  const account = await register();
  await verify(account);
  await grant(account.email);
  const { uid, idToken } = await signIn(account.email, PASSWORD);
  expect(await pause({ uid, idToken })).toHaveProperty("result");
});
