import { randomUUID } from "node:crypto";
import { beforeEach, expect, inject, test } from "vitest";
import { retainedUntil } from "@/domain/retention/retention";
import { grantSuperAdmin } from "@/hosting/firebase/grant-super-admin";
import { localProject } from "@/hosting/firebase/project";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { signIn } from "@/test/harness/accounts";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { CHOSEN_PASSWORD } from "../support/invitations";
import { newAccount, newStaff } from "../support/test-accounts";
import { at, KITCHEN, openKitchen } from "../support/test-kitchen";

const NOW = new Date(at("18:00"));

let email: string;

beforeEach(async () => {
  await openKitchen();
  email = `${randomUUID()}@example.com`;
});

const grant = (address = email) =>
  grantSuperAdmin(localProject(inject("backendPorts")), address, {
    adminUrl: adminSite.url,
    now: NOW,
  });

/** Accepts with the link that the command prints. */
function accept(answer: Awaited<ReturnType<typeof grant>>) {
  const secret = "link" in answer ? new URL(answer.link).hash.replace("#secret=", "") : null;
  return callFunction("acceptInvitation", { secret, password: CHOSEN_PASSWORD });
}

test.each(["no", "an unverified", "a verified"])(
  "the first super-administrator, with %s account, accepts the link and grants others at once",
  async (account) => {
    if (account !== "no") await newAccount({ email, emailVerified: account === "a verified" });
    const invited = await grant(` ${email.toUpperCase()} `);
    expect(await adminList("staff")).toEqual([]);
    expect(await accept(invited)).toHaveProperty("result", { email });
    const boss = await signIn(email, CHOSEN_PASSWORD);
    expect(await adminGet(`staff/${boss.uid}`)).toMatchObject({
      email,
      resto_keys: [],
      role: "manager",
      super: true,
    });
    const input = { email: "neu@example.com", resto_keys: [KITCHEN], role: "manager" };
    expect(await callFunction("setStaff", input, boss)).toHaveProperty("result");
  },
);

test("a second link replaces the first", async () => {
  const [first, second] = [await grant(), await grant()];
  expect(await accept(first)).toHaveProperty("error.details.reason", "NOT_FOUND");
  expect(await accept(second)).toHaveProperty("result");
});

test("access that was accepted before is extended at once, keeps its restaurants, and only once", async () => {
  const { uid, email: granted } = await newStaff({ resto_keys: [KITCHEN] });
  expect(await grant(granted)).toEqual({ outcome: "granted" });
  const extended = { email: granted, resto_keys: [KITCHEN], role: "manager", super: true };
  expect(await adminGet(`staff/${uid}`)).toEqual(extended);
  expect(await grant(granted)).toEqual({ outcome: "already" });
  const expires_at = new Date(retainedUntil("audit", NOW.getTime()));
  const by = { by: "system", uid: null, resto_key: null };
  expect((await adminList("audit")).map(({ data }) => data)).toEqual([
    { at: NOW, ...by, action: "staff.super", target: `staff/${uid}`, expires_at },
  ]);
});

test("two concurrent grants make one change", async () => {
  const outcomes = await Promise.allSettled([grant(), grant()]);
  const [made] = outcomes.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  expect(made).toHaveProperty("outcome", "invited");
  expect(await adminList("invitations")).toHaveLength(1);
});
