import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { connectPayments } from "@/functions/payments/accounts/connect-payments";
import { disconnectPayments } from "@/functions/payments/accounts/disconnect-payments";
import { readPaymentAccount } from "@/functions/payments/accounts/read-payment-account";
import { refundOrder } from "@/functions/payments/refund-order";
import { settleRefund } from "@/functions/payments/settle-refund";
import { saveRestaurant } from "@/functions/restaurants/save-restaurant";
import { setStaff } from "@/functions/team/set-staff";
import { adminGet, adminList } from "@/test/harness/admin";
import { kitchenTest } from "../support/kitchen-test";
import { runAs } from "../support/run-as";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newStaff } from "../support/test-accounts";
import { KITCHEN, testKitchen } from "../support/test-kitchen";

runFunctionsInProcess();
vi.mock("@/functions/access/session-store", () => ({ isActiveSession: async () => true }));

const test = kitchenTest.extend("restaurant", { rev: 0 });

const restaurant = () => ({
  resto_key: KITCHEN,
  base_rev: 0,
  value: { ...toStoredRestaurant({ ...testKitchen, rev: 0 }), title: "New title" },
});
const grant = () => ({
  email: `${randomUUID()}@example.com`,
  resto_keys: [KITCHEN],
  role: "staff",
});

const signInAgain = { code: "permission-denied", details: { reason: "SIGN_IN_AGAIN" } };
const notAllowed = { code: "permission-denied", details: { reason: "NOT_ALLOWED" } };

test("setStaff needs a sign-in within 15 minutes, of super-administrators and managers", async ({
  superAdmin,
  manager,
}) => {
  for (const caller of [superAdmin, manager]) {
    const old = runAs(setStaff, caller, { minutesAgo: 16, data: grant() });
    await expect(old).rejects.toMatchObject(signInAgain);
  }
  expect(await adminList("audit")).toEqual([]);
  for (const caller of [superAdmin, manager]) {
    const recent = runAs(setStaff, caller, { minutesAgo: 14, data: grant() });
    await expect(recent).resolves.toMatchObject({ invited: true });
  }
});

test("saveRestaurant needs a sign-in within 15 minutes", async ({ manager }) => {
  const old = runAs(saveRestaurant, manager, { minutesAgo: 16, data: restaurant() });
  await expect(old).rejects.toMatchObject(signInAgain);
  expect(await adminGet(`public/${KITCHEN}`)).toMatchObject({ title: testKitchen.title });
  const recent = runAs(saveRestaurant, manager, { minutesAgo: 14, data: restaurant() });
  await expect(recent).resolves.toEqual({ rev: 1 });
});

const order_id = randomUUID();
const ofKitchen = { resto_key: KITCHEN };
const refund = { order_id, refund_id: randomUUID(), amount_cents: 100, reason: "kalt" };

test.for([
  ["connectPayments", connectPayments, ofKitchen],
  ["readPaymentAccount", readPaymentAccount, ofKitchen],
  ["disconnectPayments", disconnectPayments, ofKitchen],
  ["refundOrder", refundOrder, refund],
  ["settleRefund", settleRefund, { order_id }],
] as const)("%s needs a sign-in within 15 minutes", async ([, call, data], { manager }) => {
  await expect(runAs(call, manager, { minutesAgo: 16, data })).rejects.toMatchObject(signInAgain);
  const recent = await runAs(call, manager, { minutesAgo: 14, data }).catch((fault) => fault);
  expect(recent).not.toMatchObject(signInAgain);
});

test("callers without the role are not asked to sign in again", async () => {
  const cook = await newStaff({ resto_keys: [KITCHEN] });
  const asked = await Promise.allSettled([
    runAs(setStaff, cook, { minutesAgo: 600, data: grant() }),
    runAs(saveRestaurant, cook, { minutesAgo: 600, data: restaurant() }),
  ]);
  for (const each of asked) expect(each).toMatchObject({ reason: notAllowed });
});
