import { randomBytes } from "node:crypto";
import { afterEach, expect, vi } from "vitest";
import { paymentProvider } from "@/functions/money/provider/stripe-provider";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  control,
  type onlineRequest,
  openOrder,
  passMinutes,
  pay,
  stripe,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, limitSlots, pickupRequest, placeOrder } from "../support/test-kitchen";

runFunctionsInProcess();
afterEach(() => vi.restoreAllMocks());

const orderOf = (id: string) => adminGet(`orders/${id}`);
const refunds = async () => (await stripe().refunds.list()).data;

/** An order that the guest pays after it has ended as unpaid, while the provider cannot be asked. */
async function paidTooLate(
  guest: TestAccount,
  changes: Partial<ReturnType<typeof onlineRequest>> = {},
): Promise<string> {
  const { id, session } = await openOrder(guest, changes);
  await control("faults", { is_down: true });
  await passMinutes(11);
  await runSchedule.payments();
  expect(await orderOf(id)).toMatchObject({ status: "unpaid" });
  await pay(session, { method: "wero" });
  return id;
}

async function providerIsBack(): Promise<void> {
  await control("faults", {});
  await settle();
}

async function settle(): Promise<void> {
  await passMinutes(3);
  await runSchedule.payments();
}

/** Somebody who takes the only slot. @returns gives it back */
async function takeSlot(): Promise<() => Promise<void>> {
  const guest = await newGuest();
  const { id } = await placeOrder(pickupRequest({ wanted_at: at("19:00") }), guest);
  return async () => {
    const answer = await callFunction("cancelOrder", { order_id: id, version: 1 }, guest);
    expect(answer.error).toBeUndefined();
  };
}

test("an order whose money is on its way back is not placed, although its slot is free again", async ({
  guest,
}) => {
  await limitSlots(1);
  const id = await paidTooLate(guest);
  const giveBack = await takeSlot();
  vi.spyOn(paymentProvider, "refund").mockRejectedValueOnce(new Error("busy"));
  await providerIsBack();
  expect(await refunds()).toEqual([]);
  await giveBack();
  await settle();
  await settle();
  expect(await orderOf(id)).toMatchObject({ status: "unpaid", payment_status: "refunded" });
});

test("an order whose refund came back is neither placed nor refunded again", async ({ guest }) => {
  await limitSlots(1);
  const id = await paidTooLate(guest);
  const giveBack = await takeSlot();
  await providerIsBack();
  await settle();
  const [made] = await refunds();
  await control(`refunds/${made?.id}/fail`, {});
  for (let look = 0; look < 2; look += 1) {
    await callFunction("syncPayment", { order_id: id }, guest);
    await settle();
  }
  await giveBack();
  await settle();
  expect(await refunds()).toHaveLength(1);
  expect(await orderOf(id)).toMatchObject({ status: "unpaid", payment_status: "captured" });
  expect(await adminGet(`payments/${id}`)).toMatchObject({ refund_failed: true });
});

test("an order for as soon as possible is not placed the day after", async ({ guest }) => {
  const id = await paidTooLate(guest, { wanted_at: null });
  await passMinutes(23 * 60);
  await providerIsBack();
  await settle();
  expect(await orderOf(id)).toMatchObject({ status: "unpaid", payment_status: "refunded" });
});

async function newGroup(host: TestAccount): Promise<string> {
  const group_id = randomBytes(16).toString("base64url");
  const lines = [{ item_id: "soup", qty: 4, choices: {} }];
  await callFunction("joinGroup", { group_id, resto_key: KITCHEN, name: "Ada", start: true }, host);
  await callFunction("putGroupLines", { group_id, base_rev: 0, lines }, host);
  await change(group_id, "lock", host);
  return group_id;
}

async function change(group_id: string, step: string, host: TestAccount): Promise<void> {
  const answer = await callFunction("changeGroup", { group_id, step }, host);
  expect(answer.error).toBeUndefined();
}

const groupLines = () => [{ item_id: "soup", qty: 4, choices: {}, note: "für Ada" }];

test("a group that was opened again is closed by its order that turns out paid", async ({
  guest,
}) => {
  const group_id = await newGroup(guest);
  await paidTooLate(guest, { group_id, lines: groupLines() });
  await change(group_id, "open", guest);
  const lines = [{ item_id: "soup", qty: 5, choices: {} }];
  await callFunction("putGroupLines", { group_id, base_rev: 1, lines }, guest);
  await providerIsBack();
  expect(await adminGet(`group_carts/${group_id}`)).toMatchObject({
    state: "locked",
    order: { status: "placed" },
    people: [{ lines: [{ qty: 5, left_out: true }] }],
  });
});

test("the money of a group's order goes back once the group has ordered again", async ({
  guest,
}) => {
  const group_id = await newGroup(guest);
  const id = await paidTooLate(guest, { group_id, lines: groupLines() });
  await change(group_id, "open", guest);
  await change(group_id, "lock", guest);
  const { code } = await placeOrder(pickupRequest({ group_id, lines: groupLines() }), guest);
  await providerIsBack();
  await settle();
  expect(await orderOf(id)).toMatchObject({ status: "unpaid", payment_status: "refunded" });
  expect((await adminGet(`group_carts/${group_id}`))?.order).toMatchObject({ code });
});
