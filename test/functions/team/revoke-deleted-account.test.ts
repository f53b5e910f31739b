import { describe, expect } from "vitest";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import {
  newAccount,
  newGuest,
  newStaff,
  storeGrants,
  type TestAccount,
} from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, refused } from "../support/test-kitchen";

const test = kitchenTest.extend(
  "revoke",
  ({ superAdmin }) =>
    (uid: unknown, changes: object = {}, by: TestAccount = superAdmin) =>
      callFunction("setStaff", { uid, resto_keys: [], role: "staff", ...changes }, by),
);

const auditLog = async () => (await adminList("audit")).map(({ data }) => data);

describe("setStaff by uid", () => {
  test.for<[string, object, (string | null)[]]>([
    ["grants", { resto_keys: [KITCHEN, OTHER_KITCHEN], super: false }, [KITCHEN, OTHER_KITCHEN]],
    ["super flag", { resto_keys: [], super: true }, [null]],
  ])(
    "removes the %s of a deleted account, also in a repeated call",
    async ([_what, left, concerns], { superAdmin, revoke }) => {
      await adminSet("staff/gone", { email: "gone@example.com", role: "staff", ...left });
      const nothing = { uid: "gone", gone: true, email: null, resto_keys: [], super: false };
      expect((await revoke("gone")).result).toMatchObject(nothing);
      expect(await adminGet("staff/gone")).toBeNull();
      expect((await revoke("gone")).result).toMatchObject(nothing);
      const entry = {
        by: "staff",
        uid: superAdmin.uid,
        target: "staff/gone",
        action: "staff.revoked",
      };
      const entries = await auditLog();
      expect(entries).toHaveLength(concerns.length);
      for (const resto_key of concerns) {
        expect(entries).toContainEqual(expect.objectContaining({ ...entry, resto_key }));
      }
    },
  );

  test("removes all grants of an account that has another address now", async ({ revoke }) => {
    const { uid } = await newAccount({ emailVerified: true });
    const grants = { resto_keys: [KITCHEN], role: "manager", super: true };
    await storeGrants({ uid, email: "granted@example.com" }, grants);
    const shown = { uid, gone: false, email: "granted@example.com", moved: true, super: false };
    expect((await revoke(uid)).result).toMatchObject({ ...shown, resto_keys: [] });
    expect(await adminGet(`staff/${uid}`)).toBeNull();
  });

  test("leaves the super flag of an account that has the granted address", async ({
    superAdmin,
    revoke,
  }) => {
    const kept = { uid: superAdmin.uid, super: true };
    expect((await revoke(superAdmin.uid)).result).toMatchObject(kept);
    expect(await adminGet(`staff/${superAdmin.uid}`)).toMatchObject({ super: true });
  });

  test.for<[string, string | undefined, object, string]>([
    ["restaurants", "gone", { resto_keys: [KITCHEN] }, "resto_keys"],
    ["an additional address", "gone", { email: "koch@example.com" }, "email"],
    ["no id", undefined, {}, "email"],
    ["an empty id", "", {}, "uid"],
    ["a path", "gone/../other", {}, "uid"],
    ["a reserved document id", "__gone__", {}, "uid"],
  ])("refuses %s and changes nothing", async ([_what, uid, changes, field], { revoke }) => {
    const left = {
      email: "gone@example.com",
      resto_keys: [KITCHEN],
      role: "staff",
      super: false,
    };
    await adminSet("staff/gone", left);
    expect(await revoke(uid, changes)).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field }));
    expect(await adminGet("staff/gone")).toEqual(left);
  });

  test("refuses guests, staff, and managers of other restaurants", async ({ revoke, staff }) => {
    const left = {
      email: "gone@example.com",
      resto_keys: [KITCHEN],
      role: "staff",
      super: false,
    };
    await adminSet("staff/gone", left);
    const manager = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    for (const each of [manager, staff, await newGuest()]) {
      expect(await revoke("gone", {}, each)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    }
    expect(await adminGet("staff/gone")).toEqual(left);
  });
});
