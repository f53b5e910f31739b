import { beforeEach, expect, vi } from "vitest";
import * as z from "zod/mini";
import { orderSchema } from "@/domain/order/order.schema";
import { moneyAtDoor } from "@/domain/order/pricing/money-at-door";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList } from "@/test/harness/admin";
import {
  control,
  intentOf,
  paidOrder,
  passMinutes,
  sendEvent,
  staffStep,
  stripe,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import type { TestAccount } from "../support/test-accounts";
import { CONTACT_WITH_EMAIL } from "../support/test-kitchen";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();
beforeEach(() => log.error.mockReset());

const doorSchema = z.pick(orderSchema, { payment: true, payment_status: true, status: true });

const lapse = async (id: string) => control(`intents/${(await intentOf(id)).id}/lapse`, {});

/** An order whose hold the bank ends, before or after staff accept it. */
async function lostOrder(guest: TestAccount, staff: TestAccount, isAcceptedFirst: boolean) {
  const id = await paidOrder(guest, { contact: CONTACT_WITH_EMAIL });
  if (!isAcceptedFirst) await lapse(id);
  await staffStep(id, "accepted", staff, { eta_minutes: 30 });
  if (isAcceptedFirst) await lapse(id);
  return id;
}

const mails = () => adminList("mail");
const alerts = () => log.error.mock.calls.filter(([message]) => message === "payment lost");

/** What is missing so that nobody cooks for nothing: the board, the guest and the operator know. */
async function silenceAbout(id: string): Promise<string[]> {
  const order = doorSchema.parse(await adminGet(`orders/${id}`));
  const asked = (await mails()).filter(({ data }) =>
    JSON.stringify(data.message).includes("bezahlen Sie 19,80\u00a0€ bar"),
  );
  return [
    ...(moneyAtDoor(order) === "collect_cash" ? [] : ["board"]),
    ...(asked.length === 1 ? [] : [`${asked.length} mails`]),
    ...(alerts().length === 1 ? [] : [`${alerts().length} alerts`]),
  ];
}

test.for([
  ["before", false],
  ["after", true],
] as const)(
  "a hold that ends %s the acceptance is collected in cash: board, guest and operator know, once",
  async ([, isAcceptedFirst], { guest, staff }) => {
    const id = await lostOrder(guest, staff, isAcceptedFirst);
    await passMinutes(3);
    await runSchedule.payments();
    const [event] = (await stripe().events.list({ type: "payment_intent.canceled" })).data;
    expect(await sendEvent({ ...event, account: "acct_kitchen" })).toBe(200);
    const silent = await silenceAbout(id);
    recordFigure(83, "orders cooked in silence", silent, import.meta.url);
    expect(silent).toEqual([]);
    expect(await adminGet(`orders/${id}`)).toMatchObject({
      status: "accepted",
      payment_status: "lapsed",
    });
  },
);

test("a hold that ends after the meal was handed over is told to the operator alone", async ({
  guest,
  staff,
}) => {
  const id = await paidOrder(guest, { contact: CONTACT_WITH_EMAIL });
  await staffStep(id, "accepted", staff, { eta_minutes: 30 });
  await staffStep(id, "ready", staff);
  await staffStep(id, "completed", staff);
  await lapse(id);
  await passMinutes(3);
  await runSchedule.payments();
  expect(await adminGet(`orders/${id}`)).toMatchObject({ payment_status: "lapsed" });
  expect((await mails()).map((mail) => mail.id)).not.toContain(`payment_${id}_lost`);
  expect(alerts()).toHaveLength(1);
});
