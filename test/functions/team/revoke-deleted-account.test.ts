import { describe, expect } from "vitest";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newGuest, newStaff } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, refused } from "../support/test-kitchen";

const test = kitchenTest.extend(
  "revoke",
  ({ superAdmin }) =>
    (uid: unknown, changes: object = {}, by = superAdmin) =>
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
      await adminSet("staff/gone", { role: "staff", ...left });
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

  test("revokes an account without an address, which keeps its super flag", async ({
    superAdmin,
    revoke,
  }) => {
    const cook = await newGuest();
    await adminSet(`staff/${cook.uid}`, { resto_keys: [KITCHEN], role: "staff", super: false });
    expect((await revoke(cook.uid)).result).toMatchObject({ uid: cook.uid, gone: false });
    expect(await adminGet(`staff/${cook.uid}`)).toBeNull();
    expect((await revoke(superAdmin.uid)).result).toMatchObject({
      uid: superAdmin.uid,
      super: true,
    });
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
    const left = { resto_keys: [KITCHEN], role: "staff", super: false };
    await adminSet("staff/gone", left);
    expect(await revoke(uid, changes)).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field }));
    expect(await adminGet("staff/gone")).toEqual(left);
  });

  test("refuses guests, staff, and managers of other restaurants", async ({ revoke, staff }) => {
    const left = { resto_keys: [KITCHEN], role: "staff", super: false };
    await adminSet("staff/gone", left);
    const manager = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    for (const each of [manager, staff, await newGuest()]) {
      expect(await revoke("gone", {}, each)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    }
    expect(await adminGet("staff/gone")).toEqual(left);
  });
});
