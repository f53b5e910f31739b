import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { listStaffAnswerSchema } from "@/domain/staff/staff-requests.schema";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import {
  newAccount,
  newGuest,
  newStaff,
  storeGrants,
  type TestAccount,
} from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
} from "../support/test-kitchen";

const test = kitchenTest
  .extend(
    "set",
    ({ superAdmin }) =>
      (email: string, resto_keys: string[], role = "staff", by: TestAccount = superAdmin) =>
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

/** An account that has accepted its access to the other kitchen. */
const colleague = () => newStaff({ resto_keys: [OTHER_KITCHEN] });

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
    expect(await auditLog()).toHaveLength(3);
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
    const cook = await colleague();
    const { email } = cook;
    expect(await pause(cook)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    const { result } = await set(email, [KITCHEN]);
    expect(result).toMatchObject({
      uid: cook.uid,
      email,
      pending_until: null,
      moved: false,
      resto_keys: [KITCHEN],
      role: "staff",
      super: false,
      invited: false,
    });
    expect(await adminGet(`staff/${cook.uid}`)).toEqual({
      email,
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
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({ ...entry, action: "staff.changed", resto_key: KITCHEN }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ ...entry, action: "staff.changed", resto_key: OTHER_KITCHEN }),
    );
  });

  test("makes one change for two equal calls", async ({ set }) => {
    const { email } = await colleague();
    const first = await set(email, [OTHER_KITCHEN], "manager");
    expect(await set(email, [OTHER_KITCHEN, OTHER_KITCHEN], "manager")).toEqual(first);
    expect(await auditLog()).toHaveLength(1);
  });

  test("ignores case and spaces of the address", async ({ set }) => {
    const { email, uid } = await colleague();
    const { result } = await set(`  ${email.toUpperCase()} `, [KITCHEN]);
    expect(result).toMatchObject({ uid, email, invited: false });
  });

  test.for<[string, object, string]>([
    ["an invalid address", { email: "nobody" }, "email"],
    ["an unknown restaurant", { resto_keys: [KITCHEN, "no-such"] }, "resto_keys.1"],
    ["an unknown role", { role: "super" }, "role"],
    ["the super flag", { super: true }, "super"],
  ])("refuses %s and invites nobody", async ([_what, changes, field], { superAdmin, set }) => {
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
    const cook = await colleague();
    const { email } = cook;
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

  test("is NOT_FOUND for an address without grants, whether or not it has an account", async ({
    set,
  }) => {
    const { email } = await newAccount({ emailVerified: true });
    for (const address of [email, "nobody@example.com"]) {
      expect(await set(address, [])).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
    }
    expect(await auditLog()).toEqual([]);
  });

  test("can be undone at once within an hour, and needs a new invitation later", async ({
    set,
  }) => {
    const cook = await newStaff({ resto_keys: [KITCHEN] });
    const { email, uid } = cook;
    const signedOut = { signed_out_at: new Date(Date.now() - 60_000) };
    await adminPatch(`staff/${uid}`, signedOut);
    await setClock(at("18:00"));
    await set(email, []);
    await setClock(at("18:59"));
    expect((await set(email, [KITCHEN])).result).toMatchObject({ uid, invited: false });
    expect(await adminGet(`staff/${uid}`)).toMatchObject({ email, ...signedOut });
    expect(await pause(cook)).toHaveProperty("result");
    await set(email, []);
    await setClock(at("20:00"));
    expect((await set(email, [KITCHEN])).result).toMatchObject({ uid: null, invited: true });
    expect(await adminGet(`staff/${uid}`)).toBeNull();
  });
});

test("setStaff neither grants nor removes a super flag", async ({ set }) => {
  const me = await newStaff({ resto_keys: [KITCHEN], role: "manager", super: true });
  const { email } = me;
  expect((await set(email, [], "staff", me)).result).toMatchObject({ resto_keys: [], super: true });
  const left = { email, resto_keys: [], role: "staff", super: true };
  expect(await adminGet(`staff/${me.uid}`)).toEqual(left);
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
  const both = [OTHER_KITCHEN, KITCHEN].toSorted();
  const wishes = [[KITCHEN], [OTHER_KITCHEN], both];
  const answers = await Promise.all([...wishes, ...wishes].map((keys) => set(email, keys)));
  expect(answers.every(({ result }) => result)).toBe(true);
  const left = (await adminGet(`staff/${uid}`))?.resto_keys;
  expect(wishes).toContainEqual(left);
});

test("listStaff includes staff members whose account is deleted", async ({ set, superAdmin }) => {
  const { email, uid } = await colleague();
  await set(email, [KITCHEN], "manager");
  await storeGrants({ uid: "gone", email: "gone@example.com" }, { resto_keys: [KITCHEN] });
  const { result } = await callFunction("listStaff", null, superAdmin);
  const { people, complete } = listStaffAnswerSchema.parse(result);
  expect(complete).toBe(true);
  expect(people.map((each) => each.uid).toSorted()).toEqual(
    [superAdmin.uid, uid, "gone"].toSorted(),
  );
  expect(people).toContainEqual(
    expect.objectContaining({ uid, email, moved: false, role: "manager" }),
  );
  expect(people).toContainEqual(
    expect.objectContaining({ uid: "gone", gone: true, email: null, last_sign_in_at: null }),
  );
  expect(people).toContainEqual(
    expect.objectContaining({ uid: superAdmin.uid, gone: false, moved: false, disabled: false }),
  );
});
