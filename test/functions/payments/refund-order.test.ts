import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { expect, vi } from "vitest";
import { paymentProvider } from "@/functions/money/provider/stripe-provider";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  control,
  intentOf,
  openOrder,
  paidOrder,
  passMinutes,
  pay,
  staffStep,
  stripe,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import type { TestAccount } from "../support/test-accounts";

runFunctionsInProcess();

const orderOf = (id: string) => adminGet(`orders/${id}`);

async function capturedOrder(guest: TestAccount, staff: TestAccount, card?: string) {
  let id: string;
  if (card) {
    const order = await openOrder(guest);
    await pay(order.session, { card });
    await callFunction("syncPayment", { order_id: order.id }, guest);
    id = order.id;
  } else id = await paidOrder(guest);
  await staffStep(id, "accepted", staff, { eta_minutes: 30 });
  await passMinutes(3);
  await runSchedule.payments();
  return id;
}

const refund = (order_id: string, amount_cents: number, manager: TestAccount, id?: string) =>
  callFunction(
    "refundOrder",
    { order_id, refund_id: id ?? randomUUID(), amount_cents, reason: "Suppe fehlte" },
    manager,
  );

test("a refund is made once, up to what was taken, by a manager of the restaurant", async ({
  guest,
  staff,
  manager,
}) => {
  const id = await paidOrder(guest);
  expect((await refund(id, 100, manager)).error?.details?.reason).toBe("PAYMENT_OPEN");
  await staffStep(id, "accepted", staff, { eta_minutes: 30 });
  await passMinutes(3);
  await runSchedule.payments();
  expect((await refund(id, 100, staff)).error?.details?.reason).toBe("NOT_ALLOWED");
  const unknown = await refund(randomUUID(), 100, manager);
  expect(unknown.error?.details?.reason).toBe("NOT_FOUND");
  const refund_id = randomUUID();
  const twice = await Promise.all([
    refund(id, 500, manager, refund_id),
    refund(id, 500, manager, refund_id),
  ]);
  expect(twice.map(({ error }) => error)).toEqual([undefined, undefined]);
  const other = await refund(id, 400, manager, refund_id);
  expect(other.error?.details?.reason).toBe("IDEMPOTENCY_MISMATCH");
  expect((await refund(id, 1481, manager)).error?.details?.reason).toBe("REFUND_TOO_HIGH");
  await expect
    .poll(() => orderOf(id))
    .toMatchObject({
      payment_status: "part_refunded",
      refunded_cents: 500,
      refunds: [{ id: refund_id, amount_cents: 500, status: "done" }],
    });
  expect((await refund(id, 500, manager, refund_id)).error).toBeUndefined();
  const noted = (await adminList("audit")).filter(({ data }) => data.action === "order.refunded");
  const { code } = (await orderOf(id)) ?? {};
  expect(noted.map(({ data }) => [data.uid, data.target, data.code, data.by])).toEqual([
    [manager.uid, `orders/${id}`, code, "staff"],
  ]);
  expect((await refund(id, 1480, manager)).error).toBeUndefined();
  await expect.poll(() => orderOf(id)).toMatchObject({ payment_status: "refunded" });
  const made = (await stripe().refunds.list()).data.map(({ amount }) => amount);
  const beyond = made.reduce((sum, amount) => sum + amount, 0) - 1980;
  recordFigure(85, "cents beyond captured", beyond, import.meta.url);
  expect(made.toSorted()).toEqual([1480, 500]);
  const { history } = (await adminGet(`payments/${id}`)) ?? {};
  const steps = history as { status: string; refunded_cents: number }[];
  expect(steps.map(({ status, refunded_cents }) => [status, refunded_cents])).toEqual([
    ["open", 0],
    ["authorised", 0],
    ["captured", 0],
    ["part_refunded", 500],
    ["refunded", 1980],
  ]);
});

test.for([
  ["4000000000007726", "done"],
  ["4000000000005126", "failed"],
])(
  "a refund to card %s is pending at first and then %s",
  async ([card, state], { guest, staff, manager }) => {
    const id = await capturedOrder(guest, staff, card);
    await refund(id, 700, manager);
    await passMinutes(5);
    await runSchedule.payments();
    await callFunction("syncPayment", { order_id: id }, guest);
    expect(await orderOf(id)).toMatchObject({
      refunds: [{ amount_cents: 700, status: state }],
      refunded_cents: state === "done" ? 700 : 0,
    });
  },
);

test("a refund and the return of all money at once give back exactly what was taken", async ({
  guest,
  staff,
  manager,
}) => {
  const id = await capturedOrder(guest, staff);
  await control("faults", { is_down: true });
  expect((await refund(id, 500, manager)).error).toBeUndefined();
  await staffStep(id, "failed", staff, { reason: "Herd aus" });
  await control("faults", {});
  // Both have read that everything is left, when the smaller one is made first.
  const real = paymentProvider.refund;
  const acts = vi.spyOn(paymentProvider, "refund").mockImplementation(async (...act) => {
    await setTimeout(act[1] === 500 ? 300 : 900);
    await real(...act);
  });
  for (let round = 0; round < 4; round += 1) {
    await passMinutes(5);
    await runSchedule.payments();
  }
  acts.mockRestore();
  const amounts = (await stripe().refunds.list()).data.map(({ amount }) => amount);
  expect(amounts.toSorted()).toEqual([1480, 500]);
  expect(await orderOf(id)).toMatchObject({ payment_status: "refunded", refunded_cents: 1980 });
});

/** A refund of 5 € that waits, as the provider is down. @returns ids of order and refund */
async function waitingRefund(guest: TestAccount, staff: TestAccount, manager: TestAccount) {
  const id = await capturedOrder(guest, staff);
  const contact = { name: "Ida Test", phone: "08231 123456", email: "ida@example.com" };
  await adminPatch(`orders/${id}`, { contact });
  const refund_id = randomUUID();
  await control("faults", { is_down: true });
  expect((await refund(id, 500, manager, refund_id)).error).toBeUndefined();
  return { id, refund_id };
}

test("a refund that the return of all money overtakes is done, without a mail of its own", async ({
  guest,
  staff,
  manager,
}) => {
  const { id, refund_id } = await waitingRefund(guest, staff, manager);
  await staffStep(id, "failed", staff, { reason: "Herd aus" });
  await control("faults", {});
  const real = paymentProvider.refund;
  const acts = vi.spyOn(paymentProvider, "refund").mockImplementation(async (...act) => {
    if (act[1] === 500) throw new Error("busy");
    await real(...act);
  });
  await passMinutes(5);
  await runSchedule.payments();
  acts.mockRestore();
  await passMinutes(5);
  await runSchedule.payments();
  expect((await stripe().refunds.list()).data.map(({ amount }) => amount)).toEqual([1980]);
  expect(await orderOf(id)).toMatchObject({
    payment_status: "refunded",
    refunds: [{ id: refund_id, amount_cents: 500, status: "done" }],
  });
  expect(await adminGet(`mail/payment_${id}_${refund_id}`)).toBeNull();
});

test("order and mail name what a refund gave back after one in the provider's dashboard", async ({
  guest,
  staff,
  manager,
}) => {
  const { id, refund_id } = await waitingRefund(guest, staff, manager);
  await control("faults", {});
  await stripe().refunds.create({ payment_intent: (await intentOf(id)).id, amount: 1700 });
  await passMinutes(5);
  await runSchedule.payments();
  expect(await orderOf(id)).toMatchObject({
    refunded_cents: 1980,
    refunds: [{ id: refund_id, amount_cents: 280, status: "done" }],
  });
  const mail = JSON.stringify((await adminGet(`mail/payment_${id}_${refund_id}`))?.message);
  expect(mail).toContain("2,80");
  expect(mail).not.toContain("5,00");
});
