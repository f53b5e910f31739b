import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { listStaffAnswerSchema } from "@/domain/staff/staff-requests.schema";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import {
  newAccount,
  newStaff,
  storeGrants,
  type TestAccount,
  type TestAccountWithAddress,
} from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, refused } from "../support/test-kitchen";

const test = kitchenTest.extend(
  "set",
  ({ manager }) =>
    (email: string, resto_keys: string[], role = "staff", by: TestAccount = manager) =>
      callFunction("setStaff", { email, resto_keys, role }, by),
);

const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");
const newEmail = () => `${randomUUID()}@example.com`;

/** An account with a verified address and, if given, grants that it has accepted. */
async function colleague(grants?: object): Promise<TestAccountWithAddress> {
  const account = await newAccount({ emailVerified: true });
  if (grants) await storeGrants(account, { resto_keys: [KITCHEN], ...grants });
  return account;
}

const auditLog = async () => (await adminList("audit")).map(({ data }) => data);

describe("a manager", () => {
  test("changes and revokes the role staff in the own restaurants, with audit entries", async ({
    set,
    manager,
  }) => {
    await storeGrants(manager, { resto_keys: [KITCHEN, OTHER_KITCHEN], role: "manager" });
    const { email, uid } = await colleague({});
    const both = [KITCHEN, OTHER_KITCHEN].toSorted();
    expect((await set(email, both)).result).toMatchObject({ uid, resto_keys: both });
    const granted = { email, resto_keys: both, role: "staff", super: false };
    expect(await adminGet(`staff/${uid}`)).toEqual(granted);
    expect((await set(email, [])).result).toMatchObject({ uid, resto_keys: [] });
    expect(await adminGet(`staff/${uid}`)).toBeNull();
    const entry = { by: "staff", uid: manager.uid, target: `staff/${uid}` };
    expect(await auditLog()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...entry, resto_key: OTHER_KITCHEN, action: "staff.changed" }),
        expect.objectContaining({ ...entry, resto_key: KITCHEN, action: "staff.revoked" }),
      ]),
    );
  });

  test("learns name and last sign-in of a colleague, but not of an account with another address", async ({
    manager,
  }) => {
    const cook = await colleague({});
    const moved = await newAccount({ emailVerified: true });
    const granted = newEmail();
    await storeGrants({ uid: moved.uid, email: granted }, { resto_keys: [KITCHEN] });
    const { result } = await callFunction("listStaff", null, manager);
    const { people } = listStaffAnswerSchema.parse(result);
    const shown = (uid: string) => people.find((each) => each.uid === uid);
    expect(shown(cook.uid)).toMatchObject({ last_sign_in_at: expect.any(Number), moved: false });
    const hidden = { email: granted, moved: true, name: null, last_sign_in_at: null };
    expect(shown(moved.uid)).toMatchObject(hidden);
  });

  test("removes a deleted account of the own team, by its uid", async ({ manager }) => {
    await storeGrants({ uid: "gone", email: newEmail() }, { resto_keys: [KITCHEN] });
    const input = { uid: "gone", resto_keys: [], role: "staff" };
    expect(await callFunction("setStaff", input, manager)).toHaveProperty("result");
    expect(await adminGet("staff/gone")).toBeNull();
  });
});

describe("a manager is refused and changes nothing:", () => {
  test("granting another restaurant", async ({ set }) => {
    const { email, uid } = await colleague();
    expect(await set(email, [OTHER_KITCHEN])).toEqual(notAllowed);
    expect(await set(email, [KITCHEN, OTHER_KITCHEN])).toEqual(notAllowed);
    expect(await set(email, ["no-such-kitchen"])).toEqual(notAllowed);
    expect(await adminGet(`staff/${uid}`)).toBeNull();
    expect(await auditLog()).toEqual([]);
  });

  test("inviting to another restaurant or as a manager", async ({ set, superAdmin }) => {
    const email = newEmail();
    expect(await set(email, [OTHER_KITCHEN])).toEqual(notAllowed);
    expect(await set(email, [KITCHEN], "manager")).toEqual(notAllowed);
    expect(await set(email, [], "staff", superAdmin)).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
  });

  test("granting the role manager", async ({ set }) => {
    const [stranger, cook] = await Promise.all([colleague(), colleague({})]);
    for (const { email } of [stranger, cook]) {
      expect(await set(email, [KITCHEN], "manager")).toEqual(notAllowed);
    }
    expect(await adminGet(`staff/${stranger.uid}`)).toBeNull();
    expect(await adminGet(`staff/${cook.uid}`)).toMatchObject({ role: "staff" });
  });

  test.for<[string, object]>([
    ["a colleague who also works elsewhere", { resto_keys: [KITCHEN, OTHER_KITCHEN] }],
    ["staff of another restaurant", { resto_keys: [OTHER_KITCHEN] }],
    ["another manager", { role: "manager" }],
    ["a super-administrator of the own restaurant", { super: true }],
    ["a super-administrator without restaurants", { super: true, resto_keys: [] }],
    ["an account whose grants cannot be read", { role: "cook" }],
  ])("changing or revoking %s", async ([_what, grants], { set, manager }) => {
    const { email, uid } = await colleague(grants);
    const before = await adminGet(`staff/${uid}`);
    expect(await set(email, [KITCHEN])).toEqual(notAllowed);
    expect(await set(email, [])).toEqual(notAllowed);
    const byUid = { uid, resto_keys: [], role: "staff" };
    expect(await callFunction("setStaff", byUid, manager)).toEqual(notAllowed);
    expect(await adminGet(`staff/${uid}`)).toEqual(before);
    expect(await auditLog()).toEqual([]);
  });

  test("promoting, extending or revoking the own account", async ({ set }) => {
    const me = await colleague({ role: "manager" });
    for (const [keys, role] of [
      [[KITCHEN, OTHER_KITCHEN], "manager"],
      [[KITCHEN, OTHER_KITCHEN], "staff"],
      [[KITCHEN], "staff"],
      [[], "staff"],
    ] as const) {
      expect(await set(me.email, [...keys], role, me)).toEqual(notAllowed);
    }
    const withSuper = { email: me.email, resto_keys: [KITCHEN], role: "staff", super: true };
    expect(await callFunction("setStaff", withSuper, me)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "super" }),
    );
    expect(await adminGet(`staff/${me.uid}`)).toMatchObject({ role: "manager", super: false });
  });

  test("revoking from an account without grants, which tells nothing about the account", async ({
    set,
    manager,
  }) => {
    const { email, uid } = await colleague();
    const unknown = await set(newEmail(), []);
    expect(unknown).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
    expect(await set(email, [])).toEqual(unknown);
    const byUid = { uid, resto_keys: [], role: "staff" };
    expect(await callFunction("setStaff", byUid, manager)).toEqual(unknown);
  });

  test("inviting staff of others, or the former address of an account with grants elsewhere", async ({
    set,
  }) => {
    const elsewhere = await colleague({ resto_keys: [OTHER_KITCHEN] });
    expect(await set(elsewhere.email, [KITCHEN])).toEqual(notAllowed);
    const email = newEmail();
    await storeGrants({ uid: "moved", email }, { resto_keys: [OTHER_KITCHEN] });
    expect(await set(email, [KITCHEN])).toEqual(notAllowed);
    expect(await adminList("invitations")).toEqual([]);
  });

  test("once the role is revoked, with a token that is still valid", async ({ set, manager }) => {
    const { email } = await colleague({});
    await storeGrants(manager, { resto_keys: [KITCHEN] });
    expect(await set(email, [])).toEqual(notAllowed);
    expect(await callFunction("listStaff", null, manager)).toEqual(notAllowed);
  });
});

test("a manager lists the team of the own restaurants, and who cannot be changed", async ({
  manager,
  superAdmin,
}) => {
  const [cook, waiter, boss] = await Promise.all([
    colleague({}),
    colleague({ resto_keys: [KITCHEN, OTHER_KITCHEN] }),
    colleague({ role: "manager" }),
    colleague({ resto_keys: [OTHER_KITCHEN] }),
    newStaff({ super: true, resto_keys: [KITCHEN] }),
  ]);
  const { result } = await callFunction("listStaff", null, manager);
  const { people, complete } = listStaffAnswerSchema.parse(result);
  const shown = new Map(people.map(({ uid, resto_keys, locked }) => [uid, { resto_keys, locked }]));
  const own = [KITCHEN];
  expect(complete).toBe(true);
  expect(shown).toEqual(
    new Map([
      [manager.uid, { resto_keys: own, locked: true }],
      [cook.uid, { resto_keys: own, locked: false }],
      [waiter.uid, { resto_keys: own, locked: true }],
      [boss.uid, { resto_keys: own, locked: true }],
    ]),
  );
  expect(shown.has(superAdmin.uid)).toBe(false);
});
