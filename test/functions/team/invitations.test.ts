import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { callIdentityProvider, signIn } from "@/test/harness/accounts";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  acceptInvitation,
  auditOf,
  CHOSEN_PASSWORD,
  mailedSecrets,
  pause,
  readInvitation,
  secretOf,
  invitationTest as test,
} from "../support/invitations";
import { newAccount, newGuest, newStaff } from "../support/test-accounts";
import {
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
} from "../support/test-kitchen";

const tooMany = refused("RESOURCE_EXHAUSTED", "RATE_LIMIT", {
  retry_after_s: expect.any(Number),
});

describe("an invitation", () => {
  test("is pending, mailed in both languages, and stores only the hash of its link", async ({
    invite,
    listed,
    email,
    superAdmin,
  }) => {
    const { result } = await invite(email);
    const pending = { uid: null, email, role: "staff", resto_keys: [KITCHEN], name: null };
    expect(result).toMatchObject({ ...pending, invited: true, pending_until: expect.any(Number) });
    expect(await listed(email)).toEqual([expect.objectContaining(pending)]);
    const [mail] = (await adminList("mail")).map(({ data }) => JSON.stringify(data));
    expect(mail).toContain("Einladung annehmen");
    expect(mail).toContain("Accept invitation");
    const secret = await secretOf(email);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await adminList("invitations"))).not.toContain(secret);
    const entry = { by: "staff", uid: superAdmin.uid, resto_key: KITCHEN };
    expect(await auditOf("staff.invited")).toEqual([expect.objectContaining(entry)]);
    expect(await readInvitation(secret)).toHaveProperty("result", {
      state: "open",
      email,
      role: "staff",
      super: false,
      restaurants: [expect.any(String)],
      valid_until: result?.pending_until,
    });
  });

  test("opens the board for the new account of its address, and is no longer listed", async ({
    invite,
    listed,
    email,
  }) => {
    await invite(email);
    expect(await acceptInvitation(email)).toHaveProperty("result", { email });
    const owner = await signIn(email, CHOSEN_PASSWORD);
    expect(await pause(owner)).toHaveProperty("result");
    const member = { uid: owner.uid, email, pending_until: null, moved: false };
    expect(await listed(email)).toEqual([expect.objectContaining(member)]);
    const [entry] = await auditOf("staff.accepted");
    expect(entry).toMatchObject({ uid: owner.uid, resto_key: KITCHEN });
  });

  test("gives access to another restaurant at once, after the first was accepted", async ({
    invite,
    email,
  }) => {
    await invite(email, [OTHER_KITCHEN]);
    await acceptInvitation(email);
    const owner = await signIn(email, CHOSEN_PASSWORD);
    expect(await pause(owner)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    expect((await invite(email, [KITCHEN])).result).toMatchObject({ invited: false });
    expect(await pause(owner)).toHaveProperty("result");
    expect(await mailedSecrets(email)).toHaveLength(1);
  });

  test("gives the same answer for an address with an account and for one without", async ({
    invite,
    email,
  }) => {
    const known = await newAccount({ emailVerified: true });
    const answers = [await invite(known.email), await invite(email)].map(({ result }) => ({
      ...result,
      email: "",
      pending_until: 0,
    }));
    expect(answers[0]).toEqual(answers[1]);
  });

  test("changes nothing for the account of its address until it is accepted", async ({
    invite,
  }) => {
    for (const emailVerified of [true, false]) {
      const { email, uid, idToken } = await newAccount({ emailVerified });
      await invite(email);
      expect((await signIn(email)).uid).toBe(uid);
      const exported = await callFunction("exportMyData", null, { idToken });
      expect(exported).toHaveProperty("result.account.uid", uid);
    }
  });

  test("keeps uid and orders of a verified account and ends its password and sessions", async ({
    invite,
  }) => {
    const { email, uid, idToken } = await newAccount({ emailVerified: true });
    const { id } = await placeOrder(pickupRequest(), { idToken });
    await invite(email);
    await acceptInvitation(email);
    expect(await pause({ idToken })).toHaveProperty("error");
    await expect(signIn(email)).rejects.toThrow("INVALID");
    const owner = await signIn(email, CHOSEN_PASSWORD);
    expect(owner.uid).toBe(uid);
    expect(await adminGet(`orders/${id}`)).toMatchObject({ creator_uid: uid });
  });

  test("replaces an unverified account, which keeps nothing", async ({ invite }) => {
    const stranger = await newAccount({ emailVerified: false });
    const { email } = stranger;
    await invite(email);
    await acceptInvitation(email);
    const owner = await signIn(email, CHOSEN_PASSWORD);
    expect(owner.uid).not.toBe(stranger.uid);
    expect(await adminGet(`staff/${stranger.uid}`)).toBeNull();
    expect(await pause(stranger)).toHaveProperty("error");
  });

  test("gives nothing to the account that is signed in while it is accepted", async ({
    invite,
    email,
  }) => {
    const other = await newAccount({ emailVerified: true });
    await invite(email);
    await acceptInvitation(email, { by: other });
    expect(await adminGet(`staff/${other.uid}`)).toBeNull();
    expect(await pause(other)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    expect((await signIn(other.email)).uid).toBe(other.uid);
    expect(await pause(await signIn(email, CHOSEN_PASSWORD))).toHaveProperty("result");
  });

  test("leaves a disabled account disabled", async ({ invite }) => {
    const { email, uid } = await newAccount({ emailVerified: true });
    const update = "projects/demo-resto/accounts:update";
    await callIdentityProvider(update, { localId: uid, disableUser: true });
    await invite(email);
    await acceptInvitation(email);
    await expect(signIn(email, CHOSEN_PASSWORD)).rejects.toThrow("USER_DISABLED");
  });

  test("moves the access of an address whose account has changed it", async ({ invite, email }) => {
    await invite(email);
    await acceptInvitation(email);
    const { uid } = await signIn(email, CHOSEN_PASSWORD);
    const update = "projects/demo-resto/accounts:update";
    const own = `${randomUUID()}@example.com`;
    await callIdentityProvider(update, { localId: uid, email: own, emailVerified: true });
    expect(await pause(await signIn(own, CHOSEN_PASSWORD))).toHaveProperty("error");
    expect((await invite(email)).result).toMatchObject({ invited: true });
    await acceptInvitation(email);
    const owner = await signIn(email, CHOSEN_PASSWORD);
    expect(owner.uid).not.toBe(uid);
    expect(await pause(owner)).toHaveProperty("result");
    expect(await adminGet(`staff/${uid}`)).toBeNull();
  });
});

describe("a manager", () => {
  test("invites staff of the own restaurants, 20 times a day, and takes invitations back", async ({
    invite,
    listed,
    email,
    manager,
  }) => {
    expect((await invite(email, [KITCHEN], manager)).result).toMatchObject({ invited: true });
    expect(await listed(email, manager)).toEqual([expect.objectContaining({ locked: false })]);
    expect((await invite(email, [], manager)).result).toMatchObject({ resto_keys: [] });
    for (let count = 1; count < 20; count += 1) {
      expect(await invite(`${count}-${email}`, [KITCHEN], manager)).toHaveProperty("result");
    }
    expect(await invite(`20-${email}`, [KITCHEN], manager)).toEqual(tooMany);
  });

  test("neither changes nor takes back an invitation of another role, and sees it as locked", async ({
    invite,
    listed,
    email,
    manager,
    superAdmin,
  }) => {
    const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");
    const input = { email, resto_keys: [KITCHEN], role: "manager" };
    await callFunction("setStaff", input, superAdmin);
    for (const keys of [[KITCHEN], []])
      expect(await invite(email, keys, manager)).toEqual(notAllowed);
    expect(await listed(email, manager)).toEqual([expect.objectContaining({ locked: true })]);
  });
});

test("a mailbox gets six invitations a day from all managers, however its address is spelled, and more from super-administrators", async ({
  invite,
  email,
  manager,
}) => {
  const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
  const spelled = (tag: number) => email.replace("@", `+${tag}@`);
  for (let tag = 1; tag <= 6; tag += 1) {
    const [keys, by] = tag % 2 ? [[KITCHEN], manager] : [[OTHER_KITCHEN], elsewhere];
    expect(await invite(spelled(tag), keys, by)).toHaveProperty("result");
  }
  for (const address of [email, spelled(7), spelled(1)]) {
    expect(await invite(address, [KITCHEN], manager)).toEqual(tooMany);
  }
  expect(await invite(`another-${email}`, [KITCHEN], manager)).toHaveProperty("result");
  for (let count = 7; count <= 20; count += 1) {
    expect(await invite(email, [KITCHEN])).toHaveProperty("result");
  }
  expect(await invite(email, [KITCHEN])).toEqual(tooMany);
});

test("guests and staff cannot invite", async ({ invite, email, staff }) => {
  for (const each of [staff, await newGuest(), await newStaff({ resto_keys: [OTHER_KITCHEN] })]) {
    expect(await invite(email, [KITCHEN], each)).toEqual(
      refused("PERMISSION_DENIED", "NOT_ALLOWED"),
    );
  }
  expect(await adminList("invitations")).toEqual([]);
});
