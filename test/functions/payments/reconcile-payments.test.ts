import { expect } from "vitest";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  ACCOUNT,
  intentOf,
  openOrder,
  paidOrder,
  passMinutes,
  pay,
  sessionOf,
  staffStep,
  stripe,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest } from "../support/test-accounts";
import { KITCHEN, limitSlots } from "../support/test-kitchen";

runFunctionsInProcess();

async function differences(): Promise<unknown> {
  await runSchedule.reconciliation();
  return (await adminGet("runs/reconciliation"))?.counts;
}

test("finds nothing where money and orders agree, and every cent that differs", async ({
  guest,
  staff,
}) => {
  await openOrder(guest);
  const id = await paidOrder(guest);
  expect(await differences()).toEqual({ accounts: 1, payments: 2, differences: 0 });
  await staffStep(id, "accepted", staff, { eta_minutes: 30 });
  await passMinutes(3);
  await runSchedule.payments();
  expect(await differences()).toEqual({ accounts: 1, payments: 2, differences: 0 });

  const { id: intent } = await intentOf(id);
  await stripe().refunds.create({ payment_intent: intent, amount: 1 });
  expect(await differences()).toEqual({ accounts: 1, payments: 2, differences: 1 });
  await callFunction("syncPayment", { order_id: id }, guest);
  expect(await differences()).toEqual({ accounts: 1, payments: 2, differences: 0 });
});

test("finds a cent too little and a cent too much, of the order alone and of its payment too", async ({
  guest,
  staff,
}) => {
  const id = await paidOrder(guest);
  await staffStep(id, "accepted", staff, { eta_minutes: 30 });
  await passMinutes(3);
  await runSchedule.payments();
  for (const cent of [-1, 1]) {
    const order = { paid_cents: 1980 + cent };
    await adminPatch(`orders/${id}`, order);
    expect(await differences()).toMatchObject({ differences: 1 });
    await adminPatch(`payments/${id}`, { captured_cents: 1980 + cent });
    expect((await differences()) as object).not.toMatchObject({ differences: 0 });
    await adminPatch(`payments/${id}`, { captured_cents: 1980 });
    await adminPatch(`orders/${id}`, { paid_cents: 1980 });
  }
  expect(await differences()).toMatchObject({ differences: 0 });
});

test("finds a slot that is held by an order too many, and none of an earlier day", async ({
  guest,
}) => {
  await limitSlots();
  const id = await paidOrder(guest);
  expect(await differences()).toMatchObject({ differences: 0 });
  const { local_date, local_time } = (await adminGet(`orders/${id}`)) ?? {};
  const path = `capacity/${KITCHEN}_${local_date}`;
  const counted = (await adminGet(path))?.orders as Record<string, number>;
  const [slot = ""] = Object.keys(counted);
  expect([Object.values(counted), String(local_time) >= slot]).toEqual([[1], true]);
  await adminPatch(path, { orders: { [slot]: 2 } });
  expect(await differences()).toMatchObject({ differences: 1 });
  await passMinutes(24 * 60);
  expect(await differences()).toMatchObject({ differences: 0 });
  await adminPatch(path, { orders: counted });
});

test("compares all other accounts if one is disconnected at the provider", async ({ guest }) => {
  const id = await paidOrder(await newGuest());
  await adminPatch(`payments/${id}`, { account_id: "acct_disconnected" });
  await openOrder(guest);
  expect(await differences()).toEqual({ accounts: 1, payments: 1, differences: 0 });
  await adminPatch(`payments/${id}`, { account_id: ACCOUNT });
});

test("does not take a released payment for a second one", async ({ guest }) => {
  const { id, session } = await openOrder(guest);
  await pay(session);
  await adminPatch(`payments/${id}`, { quoted_cents: 2000 });
  const sync = () => callFunction("syncPayment", { order_id: id }, guest);
  await sync();
  await expect.poll(async () => (await intentOf(id)).status).toBe("canceled");
  await sync();
  await adminPatch(`payments/${id}`, { quoted_cents: 1980 });
  const again = await callFunction("openPayment", { order_id: id }, guest);
  await pay(sessionOf(again.result?.url));
  expect((await sync()).result).toMatchObject({ status: "placed" });
  expect(await differences()).toMatchObject({ differences: 0 });
});

test("compares a charge of the last 8 days whose payment was opened just before", async ({
  guest,
  staff,
}) => {
  const { id, session } = await openOrder(guest);
  await passMinutes(5);
  await pay(session);
  await callFunction("syncPayment", { order_id: id }, guest);
  await staffStep(id, "accepted", staff, { eta_minutes: 30 });
  await passMinutes(3);
  await runSchedule.payments();
  await passMinutes(8 * 24 * 60 - 6);
  expect(await differences()).toEqual({ accounts: 1, payments: 1, differences: 0 });
});
