import { describe, expect, test } from "vitest";
import { changeStaff, isSameGrants, removeGrants } from "@/domain/staff/change-staff";
import type { Access } from "@/domain/staff/grants.schema";

const cook: Access = { resto_keys: ["bistro"], role: "staff", super: false };
const boss: Access = { resto_keys: [], role: "manager", super: true };

describe("changeStaff", () => {
  test.each([
    ["a first grant", null, ["b", "a"], "staff", "staff.granted", ["a", "b"]],
    ["another restaurant", cook, ["bistro", "wok"], "staff", "staff.changed", ["wok"]],
    ["a swap", cook, ["wok"], "staff", "staff.changed", ["bistro", "wok"]],
    ["another role", cook, ["bistro"], "manager", "staff.changed", ["bistro"]],
    ["a revocation", cook, [], "staff", "staff.revoked", ["bistro"]],
    ["a super-administrator's restaurant", boss, ["wok"], "manager", "staff.changed", ["wok"]],
    ["a super-administrator's role", boss, [], "staff", "staff.changed", []],
  ] as const)("returns the change for %s", (_what, before, resto_keys, role, action, concerns) => {
    expect(changeStaff(before, { resto_keys, role })).toMatchObject({ action, concerns });
  });

  test.each([
    ["the same restaurant twice", cook, ["bistro", "bistro"], "staff"],
    ["a revocation without grants", null, [], "staff"],
    ["a super-administrator's unchanged grants", boss, [], "manager"],
  ] as const)("returns null for %s", (_what, before, resto_keys, role) => {
    expect(changeStaff(before, { resto_keys, role })).toBeNull();
  });

  test("never changes the super flag", () => {
    expect(changeStaff(boss, { resto_keys: [], role: "staff" })?.grants?.super).toBe(true);
    expect(changeStaff(cook, { resto_keys: ["wok"], role: "manager" })?.grants?.super).toBe(false);
    expect(changeStaff(cook, { resto_keys: [], role: "staff" })?.grants).toBeNull();
  });
});

describe("removeGrants", () => {
  test.each([
    ["a staff member", { ...cook, resto_keys: ["wok", "bistro", "wok"] }, ["bistro", "wok"]],
    ["a super-administrator", boss, []],
  ])("removes all grants of %s", (_what, before, concerns) => {
    expect(removeGrants(before)).toEqual({ action: "staff.revoked", grants: null, concerns });
  });

  test("is null without grants", () => {
    expect(removeGrants(null)).toBeNull();
  });
});

describe("isSameGrants", () => {
  const both: Access = { ...cook, resto_keys: ["wok", "bistro"] };

  test.each([
    ["the grants themselves", both, ["wok", "bistro"], "staff", true],
    ["another order, one key twice", both, ["bistro", "wok", "bistro"], "staff", true],
    ["no grants of either kind", { ...cook, resto_keys: [] }, [], "staff", true],
    ["another role", both, ["wok", "bistro"], "manager", false],
    ["one restaurant fewer", both, ["wok"], "staff", false],
    ["one restaurant more", cook, ["bistro", "wok"], "staff", false],
    ["keys that only look alike when joined", both, ["bistrowok"], "staff", false],
    ["grants that are gone", null, [], "staff", false],
  ] as const)("compares %s", (_what, before, resto_keys, role, isSame) => {
    expect(isSameGrants(before, { resto_keys, role })).toBe(isSame);
  });
});
