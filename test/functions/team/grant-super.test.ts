import { randomUUID } from "node:crypto";
import { beforeEach, expect, inject, test } from "vitest";
import { grantSuperAdmin } from "@/hosting/firebase/grant-super-admin";
import { localProject } from "@/hosting/firebase/project";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { newAccount } from "../support/test-accounts";
import { KITCHEN, openKitchen } from "../support/test-kitchen";

const NOW = new Date("2027-03-03T12:00:00Z");

let email: string;

beforeEach(async () => {
  await openKitchen();
  email = `${randomUUID()}@example.com`;
});

const grant = (address = email) =>
  grantSuperAdmin(localProject(inject("backendPorts")), address, NOW);

test("the first super-administrator can grant others at once", async () => {
  const boss = await newAccount({ emailVerified: true, email });
  expect(await callFunction("listStaff", null, boss)).toHaveProperty("error");
  expect(await grant(` ${email.toUpperCase()} `)).toBe("granted");
  expect(await adminGet(`staff/${boss.uid}`)).toEqual({
    resto_keys: [],
    role: "manager",
    super: true,
  });
  const other = `${randomUUID()}@example.com`;
  const input = { email: other, resto_keys: [KITCHEN], role: "manager" };
  expect(await callFunction("setStaff", input, boss)).toHaveProperty("result");
});

test("granting a second time changes nothing", async () => {
  const { uid } = await newAccount({ emailVerified: true, email });
  await grant();
  expect(await grant()).toBe("already");
  const auditLog = (await adminList("audit")).map(({ data }) => data);
  expect(auditLog).toEqual([
    {
      at: NOW,
      by: "system",
      uid: null,
      resto_key: null,
      target: `staff/${uid}`,
      action: "staff.super",
    },
  ]);
});

test("granting keeps the account's restaurants", async () => {
  const { uid } = await newAccount({ emailVerified: true, email });
  await adminSet(`staff/${uid}`, { resto_keys: [KITCHEN], role: "staff", super: false });
  await grant();
  expect(await adminGet(`staff/${uid}`)).toEqual({
    resto_keys: [KITCHEN],
    role: "manager",
    super: true,
  });
});

test("an unknown or unverified address is refused", async () => {
  await expect(grant()).rejects.toThrow("has no account");
  await newAccount({ emailVerified: false, email });
  await expect(grant()).rejects.toThrow("is not verified");
  expect(await adminList("staff")).toEqual([]);
  expect(await adminList("audit")).toEqual([]);
});

test("two concurrent grants make one change", async () => {
  const { uid } = await newAccount({ emailVerified: true, email });
  const outcomes = await Promise.allSettled([grant(), grant()]);
  expect(outcomes.some(({ status }) => status === "fulfilled")).toBe(true);
  expect(await adminGet(`staff/${uid}`)).toMatchObject({ super: true });
  expect(await adminList("audit")).toHaveLength(1);
});
