import { describe, expect, test } from "vitest";
import { changeStaff, type Grants, removeGrants } from "@/domain/staff/change-staff";

const cook: Grants = { resto_keys: ["bistro"], role: "staff", super: false };
const boss: Grants = { resto_keys: [], role: "manager", super: true };

describe("changeStaff", () => {
  test.each([
    ["a first grant", null, ["b", "a"], "staff", "staff.granted", ["a", "b"]],
    ["another restaurant", cook, ["bistro", "wok"], "staff", "staff.changed", ["wok"]],
    ["a swap", cook, ["wok"], "staff", "staff.changed", ["bistro", "wok"]],
    ["another role", cook, ["bistro"], "manager", "staff.changed", ["bistro"]],
    ["the end", cook, [], "staff", "staff.revoked", ["bistro"]],
    ["a super-administrator's restaurant", boss, ["wok"], "manager", "staff.changed", ["wok"]],
    ["a super-administrator's role", boss, [], "staff", "staff.changed", []],
  ] as const)("%s", (_what, before, resto_keys, role, action, concerns) => {
    expect(changeStaff(before, { resto_keys, role })).toMatchObject({ action, concerns });
  });

  test.each([
    ["what is so already", cook, ["bistro", "bistro"], "staff"],
    ["nobody's revocation", null, [], "staff"],
    ["a super-administrator as they are", boss, [], "manager"],
  ] as const)("%s is none", (_what, before, resto_keys, role) => {
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
    ["of somebody", { ...cook, resto_keys: ["wok", "bistro", "wok"] }, ["bistro", "wok"]],
    ["of a super-administrator", boss, []],
  ])("%s goes as a whole", (_what, before, concerns) => {
    expect(removeGrants(before)).toEqual({ action: "staff.revoked", grants: null, concerns });
  });

  test("is null without grants", () => {
    expect(removeGrants(null)).toBeNull();
  });
});
