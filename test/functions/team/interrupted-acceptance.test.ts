import { afterEach, expect, vi } from "vitest";
import { identities } from "@/functions/runtime/admin-app";
import { acceptInvitation as acceptCallable } from "@/functions/team/accept-invitation";
import { LOCAL_PROJECT_ID } from "@/hosting/lib/local-web-config";
import { callIdentityProvider, signIn } from "@/test/harness/accounts";
import { adminGet, adminList } from "@/test/harness/admin";
import { inProcessRequest } from "../support/in-process-request";
import {
  acceptInvitation,
  CHOSEN_PASSWORD,
  pause,
  secretOf,
  invitationTest as test,
} from "../support/invitations";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newAccount, newStaff } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, pickupRequest, placeOrder } from "../support/test-kitchen";

runFunctionsInProcess();

afterEach(() => {
  vi.restoreAllMocks();
});

const update = `projects/${LOCAL_PROJECT_ID}/accounts:update`;

/** Accepts the invitation of an address; the process ends between the account's end and its new start. */
async function acceptInterrupted(email: string): Promise<void> {
  vi.spyOn(identities(), "createUser").mockRejectedValueOnce(new Error("the process ended"));
  const input = { secret: await secretOf(email), password: CHOSEN_PASSWORD };
  await expect(acceptCallable.run(inProcessRequest(input))).rejects.toThrow();
  await expect(identities().getUserByEmail(email)).rejects.toThrow("no user");
}

/** A verified account with an order. */
async function customer() {
  const account = await newAccount({ emailVerified: true });
  await callIdentityProvider(update, { localId: account.uid, displayName: "Ada" });
  return { ...account, order: (await placeOrder(pickupRequest(), account)).id };
}

test("an interrupted acceptance that is repeated keeps uid, name and orders of the account, and stores no copy", async ({
  invite,
}) => {
  const { email, uid, order } = await customer();
  await invite(email);
  await acceptInterrupted(email);
  expect(await acceptInvitation(email)).toHaveProperty("result", { email });
  const owner = await signIn(email, CHOSEN_PASSWORD);
  expect(owner.uid).toBe(uid);
  expect(await adminGet(`orders/${order}`)).toMatchObject({ creator_uid: uid });
  expect(await identities().getUser(uid)).toMatchObject({ displayName: "Ada" });
  expect(await pause(owner)).toHaveProperty("result");
  expect(JSON.stringify(await adminList("invitations"))).not.toContain(uid);
});

test("an interrupted acceptance keeps the uid although the address was registered and invited again", async ({
  invite,
}) => {
  const { email, uid } = await customer();
  await invite(email);
  await acceptInterrupted(email);
  const stranger = await newAccount({ email, emailVerified: false });
  await invite(email);
  await acceptInvitation(email);
  expect(await signIn(email, CHOSEN_PASSWORD)).toHaveProperty("uid", uid);
  expect(await pause(stranger)).toHaveProperty("error");
});

test("an interrupted acceptance is completed with the same account by the link of another inviter", async ({
  invite,
  manager,
}) => {
  const { email, uid } = await customer();
  const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
  await invite(email, [OTHER_KITCHEN], elsewhere);
  await acceptInterrupted(email);
  await invite(email, [KITCHEN], manager);
  expect(await acceptInvitation(email)).toHaveProperty("result", { email });
  expect(await signIn(email, CHOSEN_PASSWORD)).toHaveProperty("uid", uid);
});

test("an interrupted acceptance leaves a disabled account disabled", async ({ invite }) => {
  const { email, uid } = await customer();
  await callIdentityProvider(update, { localId: uid, disableUser: true });
  await invite(email);
  await acceptInterrupted(email);
  await acceptInvitation(email);
  await expect(signIn(email, CHOSEN_PASSWORD)).rejects.toThrow("USER_DISABLED");
});

test("an account that changed its address after an interrupted acceptance stays with its owner", async ({
  invite,
}) => {
  const { email, uid } = await customer();
  await invite(email);
  vi.spyOn(identities(), "deleteUsers").mockRejectedValueOnce(new Error("the process ended"));
  const input = { secret: await secretOf(email), password: CHOSEN_PASSWORD };
  await expect(acceptCallable.run(inProcessRequest(input))).rejects.toThrow();
  const other = `other-${email}`;
  await callIdentityProvider(update, { localId: uid, email: other });
  await acceptInvitation(email);
  expect(await signIn(other)).toHaveProperty("uid", uid);
  expect((await signIn(email, CHOSEN_PASSWORD)).uid).not.toBe(uid);
});

test("a repeated acceptance of an inviter without rights restores the account and gives no access", async ({
  invite,
  manager,
}) => {
  const { email, uid } = await customer();
  await invite(email, undefined, manager);
  await acceptInterrupted(email);
  await identities().updateUser(manager.uid, { disabled: true });
  expect(await acceptInvitation(email)).toHaveProperty("error.details.reason", "NOT_FOUND");
  const owner = await signIn(email, CHOSEN_PASSWORD);
  expect(owner.uid).toBe(uid);
  expect(await pause(owner)).toHaveProperty("error");
  expect(await adminGet(`staff/${uid}`)).toBeNull();
});
