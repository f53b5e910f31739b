import { expect } from "vitest";
import { DAY_MS, MINUTE_MS } from "@/domain/time/berlin-time";
import { recordFigure, runSize } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  brokenInvariants,
  control,
  intentOf,
  onlineRequest,
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
import { takingTurns } from "../support/taking-turns";
import { newGuest, newStaff } from "../support/test-accounts";
import {
  at,
  CONTACT_WITH_EMAIL,
  KITCHEN,
  pickupRequest,
  placeOrder,
} from "../support/test-kitchen";

runFunctionsInProcess();

const ROUNDS = runSize(10, 200);
const ACCEPTED = { eta_minutes: 30 };
const orderOf = (id: string) => adminGet(`orders/${id}`);

async function runUntilDone(minutes = 3): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await passMinutes(minutes);
    await runSchedule.payments();
  }
}

test("a rejected order's money is released at once, a failed one's is refunded", async ({
  guest,
  staff,
}) => {
  const rejected = await paidOrder(guest);
  await staffStep(rejected, "rejected", staff, { reason: "zu" });
  await expect.poll(async () => (await intentOf(rejected)).status).toBe("canceled");
  const failed = await paidOrder(guest);
  await staffStep(failed, "accepted", staff, ACCEPTED);
  await passMinutes(3);
  await runSchedule.payments();
  expect(await orderOf(failed)).toMatchObject({ payment_status: "captured" });
  await staffStep(failed, "failed", staff, { reason: "Herd aus" });
  await expect.poll(() => orderOf(failed)).toMatchObject({ payment_status: "refunded" });
  expect((await stripe().refunds.list()).data).toMatchObject([{ amount: 1980 }]);
});

test("the mail about a rejection is the only one, even if the hold is captured meanwhile", async ({
  guest,
  staff,
}) => {
  const id = await paidOrder(guest, { contact: CONTACT_WITH_EMAIL });
  await control("faults", { is_down: true });
  await staffStep(id, "rejected", staff, { reason: "zu" });
  await control("faults", {});
  await stripe().paymentIntents.capture((await intentOf(id)).id);
  await callFunction("syncPayment", { order_id: id }, guest);
  await runUntilDone();
  expect(await orderOf(id)).toMatchObject({ payment_status: "refunded", refunded_cents: 1980 });
  const mails = (await adminList("mail")).map((mail) => mail.id);
  expect(mails).not.toContain(`payment_${id}_returned`);
});

test("a refund that came back is not asked for again: a manager gives the money back", async ({
  guest,
  staff,
}) => {
  const id = await paidOrder(guest);
  await staffStep(id, "accepted", staff, ACCEPTED);
  await passMinutes(3);
  await runSchedule.payments();
  await staffStep(id, "failed", staff, { reason: "Herd aus" });
  await expect.poll(() => orderOf(id)).toMatchObject({ payment_status: "refunded" });
  const made = async () => (await stripe().refunds.list()).data;
  await control(`refunds/${(await made())[0]?.id}/fail`, {});
  for (let look = 0; look < 3; look += 1) {
    await callFunction("syncPayment", { order_id: id }, guest);
    await runSchedule.payments();
  }
  expect(await made()).toHaveLength(1);
  expect(await orderOf(id)).toMatchObject({ payment_status: "captured", refunded_cents: 0 });
  expect(await adminGet(`payments/${id}`)).toMatchObject({ refund_failed: true });
});

test("an act whose answer was lost is not done twice, even a day later", async ({
  guest,
  staff,
}) => {
  const id = await paidOrder(guest);
  await staffStep(id, "accepted", staff, ACCEPTED);
  await passMinutes(3);
  await control("faults", { answers: { lose: 1 } });
  await runSchedule.payments();
  expect((await intentOf(id)).status).toBe("succeeded");
  await staffStep(id, "failed", staff, { reason: "Herd aus" });
  await runSchedule.payments();
  await control("faults", {});
  // The provider forgets keys after 24 hours.
  await control("clock", { advance_s: 86_400 });
  await runUntilDone();
  const refunds = (await stripe().refunds.list()).data;
  const doubled = refunds.reduce((sum, { amount }) => sum + amount, 0) - 1980;
  recordFigure(82, "doubled cents", doubled, import.meta.url);
  expect(doubled).toBe(0);
  expect(await orderOf(id)).toMatchObject({ payment_status: "refunded", refunded_cents: 1980 });
});

test(`money is captured or released, never both, in ${ROUNDS} races of guest, staff and capture`, {
  timeout: 0,
}, async () => {
  const nextStaff = takingTurns(() => newStaff({ resto_keys: [KITCHEN] }), 6);
  const wrong: object[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const guest = await newGuest();
    const staff = await nextStaff();
    // Each round takes minutes: those of a full run take the evening.
    const id = await paidOrder(guest, { wanted_at: at("19:00") + DAY_MS });
    const version = (await orderOf(id))?.version;
    const cancel = (seen: unknown) =>
      callFunction("cancelOrder", { order_id: id, version: seen }, guest);
    const step = { id, version, to: "accepted", ...ACCEPTED };
    if (round % 2 === 0) {
      await Promise.all([cancel(version), callFunction("setOrderStatus", step, staff)]);
    } else {
      await callFunction("setOrderStatus", step, staff);
      const tasks = (await adminList("payment_tasks")).filter(({ data }) => data.order_id === id);
      for (const task of tasks)
        await adminPatch(`payment_tasks/${task.id}`, { next_at: new Date(0) });
      await Promise.all([cancel(3), runSchedule.payments()]);
    }
    await passMinutes(3);
    await runSchedule.payments();
    const [order, intent] = [await orderOf(id), await intentOf(id)];
    const { data: refunds } = await stripe().refunds.list({ payment_intent: intent.id });
    const isFood = order?.status === "accepted";
    const isTaken = intent.status === "succeeded" && refunds.length === 0;
    const isBack = intent.status === "canceled" || refunds.length === 1;
    if (isFood ? !isTaken : !isBack) wrong.push({ round, status: order?.status, intent });
  }
  recordFigure(84, "both or neither", wrong, import.meta.url);
  expect(wrong).toEqual([]);
  expect(await brokenInvariants()).toEqual([]);
});

test("a provider that is down for an hour delays payments and loses none", async ({
  guest,
  staff,
}) => {
  const [captured, released] = [await paidOrder(guest), await paidOrder(guest)];
  const { id: waiting, session } = await openOrder(guest);
  await pay(session);
  await control("faults", { is_down: true });
  await staffStep(captured, "accepted", staff, ACCEPTED);
  await staffStep(released, "rejected", staff, { reason: "zu" });
  const other = await newGuest();
  const opened = await placeOrder(onlineRequest(), other);
  const page = await callFunction("openPayment", { order_id: opened.id }, other);
  expect(page.error?.details?.reason).toBe("PAYMENT_UNAVAILABLE");
  // Cash stays.
  await placeOrder(pickupRequest(), await newGuest());
  const before = await adminList("payment_tasks");
  for (let round = 0; round < 6; round += 1) {
    await passMinutes(10);
    await runSchedule.payments();
  }
  const tasks = (await adminList("payment_tasks")).map(({ data }) => data);
  const delayed = tasks.filter(({ done_at }) => done_at === null);
  expect(delayed).not.toEqual([]);
  expect(before.length).toBeGreaterThan(0);
  for (const { attempts, last_error, next_at } of delayed) {
    expect(attempts).toBeLessThanOrEqual(7);
    expect(last_error).toMatch(/\bStripe/);
    // A lost attempt would be repeated after two minutes.
    expect(next_at).toBeInstanceOf(Date);
    expect((next_at as Date).getTime() - at("19:00")).toBeGreaterThan(3 * MINUTE_MS);
  }
  await control("faults", {});
  await runUntilDone(30);
  const orders = await Promise.all([captured, released, waiting].map(orderOf));
  const lost = orders.filter((order) => order === null || order.status === "awaiting_payment");
  recordFigure(88, "orders lost", lost, import.meta.url);
  expect(lost).toEqual([]);
  expect(orders.map((order) => order?.payment_status)).toEqual([
    "captured",
    "voided",
    expect.stringMatching(/authorised|voided/),
  ]);
});
