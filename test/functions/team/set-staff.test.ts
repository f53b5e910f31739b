import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { listStaffAnswerSchema } from "@/domain/staff/staff-requests.schema";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newAccount, newGuest, type TestAccount } from "../support/test-accounts";
import {
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
} from "../support/test-kitchen";

const test = kitchenTest
  .extend(
    "set",
    ({ superAdmin }) =>
      (email: string, resto_keys: string[], role = "staff", by = superAdmin) =>
        callFunction("setStaff", { email, resto_keys, role }, by),
  )
  /** Sets grants that the caller has seen before. */
  .extend(
    "change",
    ({ superAdmin }) =>
      (email: string, resto_keys: string[], seen: object) =>
        callFunction("setStaff", { email, resto_keys, role: "staff", seen }, superAdmin),
  );

const pause = (by: TestAccount) =>
  callFunction("setAvailability", { resto_key: KITCHEN, patch: { extra_minutes: 5 } }, by);

/** An account with a verified address and no grants. */
async function colleague(): Promise<TestAccount & { email: string }> {
  const email = `${randomUUID()}@example.com`;
  return { ...(await newAccount({ emailVerified: true, email })), email };
}

const auditLog = async () => (await adminList("audit")).map(({ data }) => data);

describe("setStaff with `seen`", () => {
  const conflict = refused("ABORTED", "VERSION_CONFLICT");

  test("refuses to overwrite grants that have changed", async ({ set, change }) => {
    const { email, uid } = await colleague();
    const seen = { resto_keys: [KITCHEN], role: "staff" };
    await set(email, [KITCHEN, OTHER_KITCHEN]);
    expect(await change(email, [], seen)).toEqual(conflict);
    expect(await change(email, [OTHER_KITCHEN], { ...seen, role: "manager" })).toEqual(conflict);
    expect(await adminGet(`staff/${uid}`)).toMatchObject({ resto_keys: [OTHER_KITCHEN, KITCHEN] });
    await set(email, []);
    expect(await change(email, [OTHER_KITCHEN], seen)).toEqual(conflict);
    expect(await adminGet(`staff/${uid}`)).toBeNull();
    expect(await auditLog()).toHaveLength(4);
  });

  test("changes unchanged grants and accepts a repeated call", async ({ set, change }) => {
    const { email, uid } = await colleague();
    await set(email, [KITCHEN, OTHER_KITCHEN]);
    const seen = { resto_keys: [OTHER_KITCHEN, KITCHEN], role: "staff" };
    for (const _ of [1, 2]) {
      expect(await change(email, [KITCHEN], seen)).toHaveProperty("result.resto_keys", [KITCHEN]);
    }
    expect(await adminGet(`staff/${uid}`)).toMatchObject({ resto_keys: [KITCHEN] });
  });
});

describe("setStaff to grant", () => {
  test("takes effect with the next call of an existing token", async ({ set }) => {
    const { email, ...cook } = await colleague();
    expect(await pause(cook)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    const { result } = await set(email, [KITCHEN]);
    expect(result).toMatchObject({
      uid: cook.uid,
      email,
      verified: true,
      resto_keys: [KITCHEN],
      role: "staff",
      super: false,
      invited: false,
    });
    expect(await adminGet(`staff/${cook.uid}`)).toEqual({
      resto_keys: [KITCHEN],
      role: "staff",
      super: false,
    });
    expect(await pause(cook)).toHaveProperty("result");
  });

  test("adds an audit entry for each restaurant", async ({ set, superAdmin }) => {
    const { email, uid } = await colleague();
    await set(email, [KITCHEN, OTHER_KITCHEN]);
    await set(email, [KITCHEN]);
    const entry = { by: "staff", uid: superAdmin.uid, target: `staff/${uid}` };
    const entries = await auditLog();
    expect(entries).toHaveLength(3);
    expect(entries).toContainEqual(
      expect.objectContaining({ ...entry, action: "staff.granted", resto_key: KITCHEN }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ ...entry, action: "staff.granted", resto_key: OTHER_KITCHEN }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ ...entry, action: "staff.changed", resto_key: OTHER_KITCHEN }),
    );
  });

  test("makes one change for two equal calls", async ({ set }) => {
    const { email } = await colleague();
    const first = await set(email, [KITCHEN], "manager");
    expect(await set(email, [KITCHEN, KITCHEN], "manager")).toEqual(first);
    expect(await auditLog()).toHaveLength(1);
  });

  test("ignores case and spaces of the address", async ({ set }) => {
    const { email, uid } = await colleague();
    const { result } = await set(`  ${email.toUpperCase()} `, [KITCHEN]);
    expect(result).toMatchObject({ uid, email, invited: false });
  });

  test("invites an unknown address once", async ({ set }) => {
    const email = `${randomUUID()}@example.com`;
    const { result } = await set(email, [KITCHEN], "manager");
    expect(result).toMatchObject({
      email,
      verified: false,
      last_sign_in_at: null,
      invited: true,
      role: "manager",
    });
    const again = await set(email, [KITCHEN, OTHER_KITCHEN], "manager");
    expect(again.result).toMatchObject({ uid: result?.uid, invited: false });
  });

  test.for<[string, object, string]>([
    ["an invalid address", { email: "nobody" }, "email"],
    ["an unknown restaurant", { resto_keys: [KITCHEN, "no-such"] }, "resto_keys.1"],
    ["an unknown role", { role: "super" }, "role"],
    ["the super flag", { super: true }, "super"],
  ])("refuses %s and creates no account", async ([_what, changes, field], { superAdmin, set }) => {
    const email = `${randomUUID()}@example.com`;
    const input = { email, resto_keys: [KITCHEN], role: "staff", ...changes };
    expect(await callFunction("setStaff", input, superAdmin)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field }),
    );
    expect(await set(email, [])).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
  });
});

describe("setStaff to revoke", () => {
  test("takes effect with the next call, while the token is still valid", async ({ set }) => {
    const { email, ...cook } = await colleague();
    await set(email, [KITCHEN]);
    const order = await placeOrder(pickupRequest(), await newGuest());
    expect(await pause(cook)).toHaveProperty("result");
    const { result } = await set(email, []);
    expect(result).toMatchObject({ uid: cook.uid, email, resto_keys: [], super: false });
    expect(await adminGet(`staff/${cook.uid}`)).toBeNull();
    expect(await pause(cook)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    const step = { id: order.id, version: 1, to: "accepted", eta_minutes: 20 };
    expect(await callFunction("setOrderStatus", step, cook)).toEqual(
      refused("PERMISSION_DENIED", "NOT_ALLOWED"),
    );
    expect(await auditLog()).toContainEqual(
      expect.objectContaining({ action: "staff.revoked", resto_key: KITCHEN }),
    );
  });

  test("changes nothing for an account without grants", async ({ set }) => {
    const { email, uid } = await colleague();
    expect((await set(email, [])).result).toMatchObject({ uid, resto_keys: [] });
    expect(await auditLog()).toEqual([]);
  });

  test("is NOT_FOUND for an unknown address", async ({ set }) => {
    expect(await set("nobody@example.com", [])).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
  });
});

test("setStaff neither grants nor removes a super flag", async ({ set }) => {
  const { email, ...me } = await colleague();
  await adminSet(`staff/${me.uid}`, { resto_keys: [KITCHEN], role: "manager", super: true });
  expect((await set(email, [], "staff", me)).result).toMatchObject({ resto_keys: [], super: true });
  expect(await adminGet(`staff/${me.uid}`)).toEqual({ resto_keys: [], role: "staff", super: true });
  expect(await callFunction("listStaff", null, me)).toHaveProperty("result");
});

test("setStaff refuses guests and staff, whether or not the account exists", async ({
  set,
  staff,
}) => {
  const { email } = await colleague();
  for (const each of [staff, await newGuest()]) {
    for (const address of [email, `${randomUUID()}@example.com`]) {
      const answer = await set(address, [KITCHEN], "staff", each);
      expect(answer).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    }
    expect(await callFunction("listStaff", null, each)).toEqual(
      refused("PERMISSION_DENIED", "NOT_ALLOWED"),
    );
  }
  expect(await auditLog()).toEqual([]);
});

test("ten concurrent changes leave the result of one", async ({ set }) => {
  const { email, uid } = await colleague();
  const wishes = [[KITCHEN], [OTHER_KITCHEN], [OTHER_KITCHEN, KITCHEN], [KITCHEN], []];
  const answers = await Promise.all([...wishes, ...wishes].map((keys) => set(email, keys)));
  expect(answers.every(({ result }) => result)).toBe(true);
  const left = (await adminGet(`staff/${uid}`))?.resto_keys ?? [];
  expect(wishes).toContainEqual(left);
});

test("listStaff includes staff members whose account is deleted", async ({ set, superAdmin }) => {
  const { email, uid } = await colleague();
  await set(email, [KITCHEN], "manager");
  await adminSet("staff/gone", { resto_keys: [KITCHEN], role: "staff", super: false });
  const { result } = await callFunction("listStaff", null, superAdmin);
  const { people, complete } = listStaffAnswerSchema.parse(result);
  expect(complete).toBe(true);
  expect(people.map((each) => each.uid).toSorted()).toEqual(
    [superAdmin.uid, uid, "gone"].toSorted(),
  );
  expect(people).toContainEqual(
    expect.objectContaining({ uid, email, verified: true, role: "manager" }),
  );
  expect(people).toContainEqual(
    expect.objectContaining({ uid: "gone", gone: true, email: null, last_sign_in_at: null }),
  );
  expect(people).toContainEqual(
    expect.objectContaining({ uid: superAdmin.uid, gone: false, verified: true, disabled: false }),
  );
});
