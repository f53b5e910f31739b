import { expect } from "vitest";
import { signIn } from "@/test/harness/accounts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  acceptInvitation,
  CHOSEN_PASSWORD,
  pause,
  readInvitation,
  secretOf,
  invitationTest as test,
} from "../support/invitations";
import { newAccount, newStaff, storeGrants } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, refused } from "../support/test-kitchen";

const notFound = refused("NOT_FOUND", "NOT_FOUND");
const pair = [KITCHEN, OTHER_KITCHEN];

test.for<[string, object]>([
  ["the role", { role: "staff" }],
  ["one of the restaurants", { resto_keys: [OTHER_KITCHEN] }],
  ["the address", { email: "former@example.com" }],
])(
  "an invitation of a manager who has lost %s gives nothing and changes no account",
  async ([_what, change], { invite }) => {
    const manager = await newStaff({ resto_keys: pair, role: "manager" });
    const { email, uid } = await newAccount({ emailVerified: true });
    expect((await invite(email, pair, manager)).result).toMatchObject({ invited: true });
    await storeGrants(manager, { resto_keys: pair, role: "manager", ...change });
    expect(await readInvitation(await secretOf(email))).toEqual(notFound);
    expect(await acceptInvitation(email)).toEqual(notFound);
    expect(await adminGet(`staff/${uid}`)).toBeNull();
    expect((await signIn(email)).uid).toBe(uid);
  },
);

test("an invitation of a manager whose access was revoked takes effect once somebody else has sent it again", async ({
  invite,
  email,
  manager,
}) => {
  await invite(email, [KITCHEN], manager);
  await invite(manager.email, []);
  expect(await acceptInvitation(email)).toEqual(notFound);
  await invite(email, [KITCHEN]);
  expect(await acceptInvitation(email)).toHaveProperty("result");
  expect(await pause(await signIn(email, CHOSEN_PASSWORD))).toHaveProperty("result");
});

test("an invitation of a former super-administrator gives no role that only one may give", async ({
  email,
  superAdmin,
}) => {
  const input = { email, resto_keys: [KITCHEN], role: "manager" };
  await callFunction("setStaff", input, superAdmin);
  await adminPatch(`staff/${superAdmin.uid}`, {
    super: false,
    resto_keys: [KITCHEN],
    role: "manager",
  });
  expect(await acceptInvitation(email)).toEqual(notFound);
});
