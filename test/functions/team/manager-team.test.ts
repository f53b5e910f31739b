import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { listStaffAnswerSchema } from "@/domain/staff/staff-requests.schema";
import { callIdentityProvider } from "@/test/harness/accounts";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newAccount, newStaff, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, OTHER_KITCHEN, refused } from "../support/test-kitchen";

const test = kitchenTest.extend(
  "set",
  ({ manager }) =>
    (email: string, resto_keys: string[], role = "staff", by: TestAccount = manager) =>
      callFunction("setStaff", { email, resto_keys, role }, by),
);

const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");
const newEmail = () => `${randomUUID()}@example.com`;

/** An account with a verified address and, if given, grants. */
async function colleague(grants?: object): Promise<TestAccount & { email: string }> {
  const email = newEmail();
  const account = await newAccount({ emailVerified: true, email });
  const all = { resto_keys: [KITCHEN], role: "staff", super: false, ...grants };
  if (grants) await adminSet(`staff/${account.uid}`, all);
  return { ...account, email };
}

const auditLog = async () => (await adminList("audit")).map(({ data }) => data);

describe("a manager", () => {
  test("grants and revokes the role staff in the own restaurant, with audit entries", async ({
    set,
    manager,
  }) => {
    const { email, uid } = await colleague();
    expect((await set(email, [KITCHEN])).result).toMatchObject({ uid, resto_keys: [KITCHEN] });
    const granted = { resto_keys: [KITCHEN], role: "staff", super: false };
    expect(await adminGet(`staff/${uid}`)).toEqual(granted);
    expect((await set(email, [])).result).toMatchObject({ uid, resto_keys: [] });
    expect(await adminGet(`staff/${uid}`)).toBeNull();
    const entry = { by: "staff", uid: manager.uid, resto_key: KITCHEN, target: `staff/${uid}` };
    expect(await auditLog()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...entry, action: "staff.granted" }),
        expect.objectContaining({ ...entry, action: "staff.revoked" }),
      ]),
    );
  });

  test("invites an unknown address, whose grant is pending", async ({ set }) => {
    const email = newEmail();
    const { result } = await set(email, [KITCHEN]);
    expect(result).toMatchObject({ email, verified: false, invited: true, role: "staff" });
  });

  test("learns name and last sign-in of a colleague only after the grant", async ({ set }) => {
    const { email } = await colleague();
    const granted = await set(email, [KITCHEN]);
    expect(granted.result).toMatchObject({ name: null, last_sign_in_at: null, verified: true });
    const repeated = await set(email, [KITCHEN]);
    expect(repeated.result).toMatchObject({ last_sign_in_at: expect.any(Number) });
  });

  test("never learns the last sign-in of an account whose grant is pending", async ({
    set,
    manager,
    superAdmin,
  }) => {
    const email = newEmail();
    const { uid } = await newAccount({ emailVerified: false, email });
    await set(email, [KITCHEN]);
    expect((await set(email, [KITCHEN])).result).toMatchObject({ last_sign_in_at: null });
    const shownTo = async (by: TestAccount) => {
      const { result } = await callFunction("listStaff", null, by);
      return listStaffAnswerSchema.parse(result).people.find((each) => each.uid === uid);
    };
    expect(await shownTo(manager)).toMatchObject({ name: null, last_sign_in_at: null });
    expect(await shownTo(superAdmin)).toMatchObject({ last_sign_in_at: expect.any(Number) });
  });

  test("removes a deleted account of the own team, by its uid", async ({ manager }) => {
    await adminSet("staff/gone", { resto_keys: [KITCHEN], role: "staff", super: false });
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

  test("inviting to another restaurant, without creating an account", async ({
    set,
    superAdmin,
  }) => {
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

  test("taking the password of staff of others with an unverified address", async ({ set }) => {
    const email = newEmail();
    const { uid } = await newAccount({ emailVerified: false, email });
    await adminSet(`staff/${uid}`, { resto_keys: [OTHER_KITCHEN], role: "staff", super: false });
    expect(await set(email, [KITCHEN])).toEqual(notAllowed);
    const credentials = { email, password: "resto-demo-2026" };
    const signedIn = await callIdentityProvider("accounts:signInWithPassword", credentials);
    expect(signedIn.localId).toBe(uid);
  });

  test("granting to more than 20 accounts without grants in a day", async ({ set, manager }) => {
    const grants_at = Array.from({ length: 19 }, () => new Date(at("18:00")));
    await adminSet(`limits/${manager.uid}`, { grants_at });
    const hired = await colleague();
    expect(await set(hired.email, [KITCHEN])).toHaveProperty("result");

    const email = newEmail();
    const { uid } = await newAccount({ emailVerified: false, email });
    const limited = refused("RESOURCE_EXHAUSTED", "RATE_LIMIT", { retry_after_s: 24 * 60 * 60 });
    expect(await set(email, [KITCHEN])).toEqual(limited);
    const credentials = { email, password: "resto-demo-2026" };
    const signedIn = await callIdentityProvider("accounts:signInWithPassword", credentials);
    expect(signedIn.localId).toBe(uid);

    const unknown = newEmail();
    expect(await set(unknown, [KITCHEN])).toEqual(limited);
    await expect(
      callIdentityProvider("accounts:signInWithPassword", { ...credentials, email: unknown }),
    ).rejects.toThrow();
    expect(await set(hired.email, [])).toHaveProperty("result");
  });

  test("once the role is revoked, with a token that is still valid", async ({ set, manager }) => {
    const { email } = await colleague({});
    await adminSet(`staff/${manager.uid}`, { resto_keys: [KITCHEN], role: "staff", super: false });
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
