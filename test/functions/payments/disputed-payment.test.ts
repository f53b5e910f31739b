import { beforeEach, expect, vi } from "vitest";
import { formatMailMoment } from "@/domain/mail/mail-format";
import { depositPaymentId } from "@/domain/payment/payment-id";
import { settleAny } from "@/functions/payments/settle-any";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { depositPolicy, paidDeposit } from "../support/deposit-test";
import {
  control,
  intentOf,
  openOrder,
  paidOrder,
  passMinutes,
  sendEvent,
  staffStep,
  stripe,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, OTHER_KITCHEN, TODAY } from "../support/test-kitchen";
import { setPolicy } from "../support/test-tables";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();
beforeEach(() => log.error.mockReset());

const SINCE = { resto_key: KITCHEN, from: TODAY };

async function capturedOrder(guest: TestAccount, staff: TestAccount): Promise<string> {
  const id = await paidOrder(guest);
  await staffStep(id, "accepted", staff, { eta_minutes: 30 });
  await passMinutes(3);
  await runSchedule.payments();
  return id;
}

/** A captured order of which a manager has given 7 € back. */
async function partlyRefunded(guest: TestAccount, staff: TestAccount, manager: TestAccount) {
  const id = await capturedOrder(guest, staff);
  const refund_id = crypto.randomUUID();
  const refund = { order_id: id, refund_id, amount_cents: 700, reason: "kalt" };
  expect((await callFunction("refundOrder", refund, manager)).error).toBeUndefined();
  await expect.poll(() => adminGet(`orders/${id}`)).toMatchObject({ refunded_cents: 700 });
  return { id, refund };
}

/** A captured order that the guest's bank disputes. */
async function disputedOrder(guest: TestAccount, staff: TestAccount): Promise<string> {
  const id = await capturedOrder(guest, staff);
  await control(`intents/${(await intentOf(id)).id}/dispute`, {});
  return id;
}

const eventOf = async (type: string) => {
  const { data } = await stripe().events.list({ type });
  return { ...data[0], account: "acct_kitchen" };
};

const alertsOf = (message: string) => log.error.mock.calls.filter(([text]) => text === message);
const disputeAlerts = () => alertsOf("payment disputed");
const refundAlerts = () => alertsOf("refund failed");

/** Mails about disputes, by recipient. */
async function disputeMails(): Promise<[to: unknown, text: string][]> {
  const mails = (await adminList("mail")).filter(({ id }) => id.startsWith("dispute_"));
  return mails.map(({ data }) => [data.to, (data.message as { text: string }).text]);
}

const managerElsewhere = () => newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });

const overviewOf = async (account: TestAccount) => {
  const answer = await callFunction("readOverview", { resto_keys: [KITCHEN] }, account);
  const [entry] = (answer.result?.restaurants ?? []) as Record<string, unknown>[];
  return entry?.payments_to_do;
};

test("a dispute reaches the manager with its deadline, once, and its end", async ({
  guest,
  staff,
  manager,
}) => {
  const id = await disputedOrder(guest, staff);
  const event = await eventOf("charge.dispute.created");
  await Promise.all([sendEvent(event), sendEvent(event)]);
  expect(await adminGet(`orders/${id}`)).toMatchObject({ payment_status: "disputed" });
  const dispute = { amount_cents: 1980, reason: "fraud", state: "open" };
  const listed = await callFunction("listPayments", SINCE, manager);
  expect(listed.result).toMatchObject({
    payments: [{ id, payment_status: "disputed", refundable_cents: 0, dispute }],
  });
  const unknown = { ...SINCE, order_id: crypto.randomUUID() };
  expect((await callFunction("listPayments", unknown, manager)).result).toEqual(listed.result);
  const stored = (await adminGet(`payments/${id}`))?.dispute as { due_at: Date } | undefined;
  await runSchedule.reconciliation();
  const code = String((await adminGet(`orders/${id}`))?.code);
  const mails = await disputeMails();
  expect(mails.map(([to]) => to)).toEqual([manager.email]);
  const deadline = formatMailMoment(stored?.due_at.getTime() ?? 0, "de");
  for (const part of ["19,80", "Bestellung", code, deadline, "/system/payments"]) {
    expect(mails[0]?.[1]).toContain(part);
  }
  expect(await overviewOf(manager)).toEqual({ count: 1, due_at: stored?.due_at.getTime() });
  expect(await overviewOf(staff)).toBeUndefined();

  const { data } = await stripe().disputes.list();
  await control(`disputes/${data[0]?.id}`, { status: "won" });
  await sendEvent(await eventOf("charge.dispute.closed"));
  expect(await adminGet(`payments/${id}`)).toMatchObject({ dispute: { state: "won" } });
  expect(await overviewOf(manager)).toEqual({ count: 0, due_at: null });
});

test("managers get one mail about each dispute of a deposit", async ({ guest, manager }) => {
  await setPolicy(depositPolicy);
  const id = await paidDeposit(guest);
  const { id: intent_id } = await intentOf(depositPaymentId(id));
  for (const count of [1, 2]) {
    await control(`intents/${intent_id}/dispute`, {});
    await sendEvent(await eventOf("charge.dispute.created"));
    const mails = await disputeMails();
    expect(mails.map(([to]) => to)).toEqual(Array(count).fill(manager.email));
    for (const part of ["Reservierung", String((await adminGet(`reservations/${id}`))?.code)]) {
      expect(mails[0]?.[1]).toContain(part);
    }
    const { data } = await stripe().disputes.list();
    await control(`disputes/${data[0]?.id}`, { status: "won" });
    await sendEvent(await eventOf("charge.dispute.closed"));
  }
});

test("a dispute is found at night if its event was lost", async ({ guest, staff }) => {
  const id = await disputedOrder(guest, staff);
  await runSchedule.reconciliation();
  expect(await adminGet(`payments/${id}`)).toMatchObject({ dispute: { state: "open" } });
  const { data } = await stripe().disputes.list();
  await control(`disputes/${data[0]?.id}`, { status: "lost" });
  await runSchedule.reconciliation();
  expect(await adminGet(`payments/${id}`)).toMatchObject({ dispute: { state: "lost" } });
  expect(disputeAlerts()).toHaveLength(1);
});

test("a refund that came back after 9 days is found at night if its event was lost", async ({
  guest,
  staff,
  manager,
}) => {
  const { id, refund } = await partlyRefunded(guest, staff, manager);
  await passMinutes(9 * 24 * 60);
  await openOrder(await newGuest(), { wanted_at: at("19:00", "2027-03-12") });
  const [made] = (await stripe().refunds.list()).data;
  await control(`refunds/${made?.id}/fail`, {});
  for (let night = 0; night < 2; night += 1) {
    await runSchedule.reconciliation();
    expect((await adminGet("runs/reconciliation"))?.counts).toMatchObject({ differences: 0 });
    expect(await adminGet(`orders/${id}`)).toMatchObject({
      payment_status: "captured",
      refunded_cents: 0,
      refunds: [{ id: refund.refund_id, status: "failed" }],
    });
  }
  expect(await overviewOf(manager)).toEqual({ count: 1, due_at: null });
  expect(refundAlerts()).toHaveLength(1);
});

test("a refund that came back needs a person until a manager has settled it, or the next one", async ({
  guest,
  staff,
  manager,
}) => {
  const { id, refund } = await partlyRefunded(guest, staff, manager);
  const [made] = (await stripe().refunds.list()).data;
  await control(`refunds/${made?.id}/fail`, {});
  await sendEvent(await eventOf("refund.failed"));
  expect(await overviewOf(manager)).toEqual({ count: 1, due_at: null });
  // Orders of other days are listed too while they need a person.
  await adminPatch(`orders/${id}`, { local_date: "2027-01-01" });
  const listed = await callFunction("listPayments", SINCE, manager);
  expect(listed.result).toMatchObject({
    payments: [{ id, refund_failed: true, refundable_cents: 1980 }],
  });
  const settle = (by: TestAccount) => callFunction("settleRefund", { order_id: id }, by);
  expect((await settle(staff)).error?.details?.reason).toBe("NOT_ALLOWED");
  expect((await settle(await managerElsewhere())).error?.details?.reason).toBe("NOT_FOUND");
  expect(await overviewOf(manager)).toEqual({ count: 1, due_at: null });
  expect((await settle(manager)).result).toEqual({ settled: true });
  await settle(manager);
  expect(await overviewOf(manager)).toEqual({ count: 0, due_at: null });
  const { history } = (await adminGet(`payments/${id}`)) ?? {};
  const steps = (history as { refund_failed: boolean }[]).map((step) => step.refund_failed);
  expect(steps.slice(-2)).toEqual([true, false]);
  const settled = (await adminList("audit")).filter(
    ({ data }) => data.action === "payment.refund_settled",
  );
  expect(settled.map(({ data }) => [data.uid, data.target])).toEqual([
    [manager.uid, `orders/${id}`],
  ]);
  await sendEvent(await eventOf("refund.failed"));
  expect(await overviewOf(manager)).toEqual({ count: 0, due_at: null });

  const again = { ...refund, refund_id: crypto.randomUUID() };
  await callFunction("refundOrder", again, manager);
  await expect.poll(() => adminGet(`orders/${id}`)).toMatchObject({ refunded_cents: 700 });
  await control(`refunds/${(await stripe().refunds.list()).data[0]?.id}/fail`, {});
  for (let look = 0; look < 2; look += 1) await settleAny(id);
  expect(refundAlerts()).toHaveLength(1);
  expect(await overviewOf(manager)).toEqual({ count: 1, due_at: null });
  await callFunction("refundOrder", { ...refund, refund_id: crypto.randomUUID() }, manager);
  await expect.poll(() => overviewOf(manager)).toEqual({ count: 0, due_at: null });
});
