import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, vi } from "vitest";
import { deleteMyAccount } from "@/functions/accounts/delete-my-account";
import { exportMyData } from "@/functions/accounts/export-my-data";
import { signOutEverywhere as signOut } from "@/functions/accounts/sign-out-everywhere";
import { setAvailability } from "@/functions/restaurants/set-availability";
import { LOCAL_PROJECT_ID } from "@/hosting/lib/local-web-config";
import { callIdentityProvider, signIn } from "@/test/harness/accounts";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tryOnDatabase } from "../support/database-operations";
import { inProcessRequest } from "../support/in-process-request";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newAccount, newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { KITCHEN, pickupRequest, placeOrder, reasonOf, refused } from "../support/test-kitchen";

runFunctionsInProcess();

const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");
const pause = (by: TestAccount) =>
  callFunction("setAvailability", { resto_key: KITCHEN, patch: { extra_minutes: 5 } }, by);
/** The local backend refuses revoked tokens by itself, before the function decides. */
const isEnded = async (by: TestAccount) =>
  ["NOT_ALLOWED", "NOT_SIGNED_IN"].includes(reasonOf(await pause(by)) ?? "");

/** What a function gets to know of a token. */
function authOf({ uid, idToken = "" }: TestAccount): { uid: string; token: unknown } {
  const claims = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString();
  return { uid, token: JSON.parse(claims) };
}

/** The same call in this process, where only the function decides. */
async function isEndedInProcess(by: TestAccount): Promise<boolean> {
  const data = { resto_key: KITCHEN, patch: { extra_minutes: 5 } };
  return setAvailability.run(inProcessRequest(data, { auth: authOf(by) })).then(
    () => false,
    (fault: { message?: string }) => fault.message === "NOT_ALLOWED",
  );
}

const signOutEverywhere = (by: TestAccount, uid?: string) =>
  callFunction("signOutEverywhere", uid === undefined ? null : { uid }, by);

function updateAccount(uid: string, changes: object): Promise<unknown> {
  return callIdentityProvider(`projects/${LOCAL_PROJECT_ID}/accounts:update`, {
    localId: uid,
    ...changes,
  });
}

/** The identity provider stamps sign-ins and revocations in whole seconds. */
const nextSecond = () => setTimeout(1001 - (Date.now() % 1000));

/** Expects an account to lose its rights once this process no longer remembers them. */
async function expectEndAfterFiveSeconds(account: TestAccount): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5000 });
  expect(await isEndedInProcess(account)).toBe(true);
}

afterEach(() => {
  vi.useRealTimers();
});

test("the token of an ended session neither deletes nor exports the account, nor ends other sessions", async () => {
  const cook = await newStaff({ resto_keys: [KITCHEN] });
  await nextSecond();
  expect((await signOutEverywhere(cook)).result).toEqual({ signed_out: true });
  const { email } = await emailOf(cook);
  const { idToken } = await signIn(email);
  for (const callable of [deleteMyAccount, exportMyData, signOut]) {
    const call = callable.run(inProcessRequest(null, { auth: authOf(cook) }));
    await expect(call).rejects.toThrow("SIGN_IN_AGAIN");
  }
  expect(await pause({ uid: cook.uid, idToken })).toHaveProperty("result");
  const own = inProcessRequest(null, { auth: authOf({ uid: cook.uid, idToken }) });
  expect(await exportMyData.run(own)).toHaveProperty("account.uid", cook.uid);
});

describe("signOutEverywhere", () => {
  test("ends the rights of all earlier sign-ins at once, in calls and rules", async () => {
    const cook = await newStaff({ resto_keys: [KITCHEN] });
    const { id } = await placeOrder(pickupRequest(), await newGuest());
    const canRead = (idToken = "") =>
      tryOnDatabase("get", { path: `orders/${id}`, restoKey: KITCHEN, idToken }).catch(
        (fault: unknown) => !String(fault).includes("token revoked"),
      );
    expect(await pause(cook)).toHaveProperty("result");
    expect(await canRead(cook.idToken)).toBe(true);
    await nextSecond();
    expect(await isEndedInProcess(cook)).toBe(false);
    expect((await signOutEverywhere(cook)).result).toEqual({ signed_out: true });
    expect(await isEnded(cook)).toBe(true);
    expect(await isEndedInProcess(cook)).toBe(true);
    expect(await canRead(cook.idToken)).toBe(false);
    expect((await adminList("audit")).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        action: "account.signed_out",
        by: "staff",
        uid: cook.uid,
        target: `staff/${cook.uid}`,
      }),
    );
    // Grants stay: a new sign-in has them again.
    const { email } = await emailOf(cook);
    const { idToken } = await signIn(email);
    expect(await pause({ uid: cook.uid, idToken })).toHaveProperty("result");
    expect(await canRead(idToken)).toBe(true);
  });

  test("stays in force when the grants change", async ({ superAdmin }) => {
    const cook = await newStaff({ resto_keys: [KITCHEN] });
    await nextSecond();
    await signOutEverywhere(cook);
    const { email } = await emailOf(cook);
    const input = { email, resto_keys: [KITCHEN], role: "manager" };
    expect(await callFunction("setStaff", input, superAdmin)).toHaveProperty("result");
    expect(await adminGet(`staff/${cook.uid}`)).toHaveProperty("signed_out_at");
    expect(await isEndedInProcess(cook)).toBe(true);
  });

  test("lets a super-administrator sign out a staff member", async ({ superAdmin }) => {
    const cook = await newStaff({ resto_keys: [KITCHEN] });
    expect(await pause(cook)).toHaveProperty("result");
    await nextSecond();
    expect(await isEndedInProcess(cook)).toBe(false);
    expect(await signOutEverywhere(superAdmin, cook.uid)).toHaveProperty("result");
    expect(await isEndedInProcess(cook)).toBe(true);
  });

  test("refuses managers, guest accounts and accounts outside the team", async ({
    manager,
    superAdmin,
    guest,
  }) => {
    const cook = await newStaff({ resto_keys: [KITCHEN] });
    expect(await signOutEverywhere(manager, cook.uid)).toEqual(notAllowed);
    expect(await signOutEverywhere(guest)).toEqual(notAllowed);
    const customer = await newAccount({ emailVerified: true });
    expect(await signOutEverywhere(superAdmin, customer.uid)).toEqual(
      refused("NOT_FOUND", "NOT_FOUND"),
    );
    expect(await pause(cook)).toHaveProperty("result");
  });

  test("ends a customer's sessions, which cannot be renewed", async () => {
    const customer = await newAccount({ emailVerified: true });
    await nextSecond();
    expect((await signOutEverywhere(customer)).result).toEqual({ signed_out: true });
    expect(await adminGet(`staff/${customer.uid}`)).toBeNull();
    const answer = await callIdentityProvider("accounts:lookup", {
      idToken: customer.idToken,
    }).catch(String);
    expect(answer).toContain("TOKEN_EXPIRED");
  });
});

describe("a session that was ended elsewhere", () => {
  test.for([
    ["a disabled account", { disableUser: true }],
    ["an account whose address is no longer verified", { emailVerified: false }],
  ] as const)("of %s has no rights after five seconds", async ([_what, change]) => {
    const cook = await newStaff({ resto_keys: [KITCHEN] });
    expect(await isEndedInProcess(cook)).toBe(false);
    await updateAccount(cook.uid, change);
    await expectEndAfterFiveSeconds(cook);
  });

  test("by a new password has no rights after five seconds", async () => {
    const cook = await newStaff({ resto_keys: [KITCHEN] });
    await nextSecond();
    expect(await isEndedInProcess(cook)).toBe(false);
    await updateAccount(cook.uid, { password: "a-new-password-1" });
    await expectEndAfterFiveSeconds(cook);
  });
});

async function emailOf({ uid }: TestAccount): Promise<{ email: string }> {
  const answer = (await callIdentityProvider(`projects/${LOCAL_PROJECT_ID}/accounts:lookup`, {
    localId: [uid],
  })) as unknown as { users: { email: string }[] };
  const [user] = answer.users;
  if (!user) throw new Error(`no account ${uid}`);
  return user;
}
