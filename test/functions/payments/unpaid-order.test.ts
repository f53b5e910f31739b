import { describe, expect } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  control,
  intentOf,
  openOrder,
  passMinutes,
  pay,
  stripe,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, type TestAccount } from "../support/test-accounts";
import {
  at,
  CONTACT_WITH_EMAIL,
  KITCHEN,
  limitSlots,
  newContact,
  pickupRequest,
  placeOrder,
} from "../support/test-kitchen";

runFunctionsInProcess();

/** The orders are placed some milliseconds after the full minute. */
const HOLD_MINUTES = 11;
const orderOf = (id: string) => adminGet(`orders/${id}`);
const sessionState = async (session: string) =>
  (await stripe().checkout.sessions.retrieve(session)).status;
const rival = async () =>
  callFunction("placeOrder", pickupRequest({ wanted_at: at("19:00") }), await newGuest());

describe("an order whose page the guest left", () => {
  test("frees its slot after ten minutes, and can no longer be paid", async ({ guest }) => {
    await limitSlots(1);
    const contact = { ...newContact(), email: CONTACT_WITH_EMAIL.email };
    const { id, session } = await openOrder(guest, { contact });
    await passMinutes(HOLD_MINUTES - 2);
    await runSchedule.payments();
    expect((await orderOf(id))?.status).toBe("awaiting_payment");
    expect((await rival()).error?.details?.reason).toBe("SLOT_FULL");
    await passMinutes(2);
    await runSchedule.payments();
    expect(await orderOf(id)).toMatchObject({ status: "unpaid", payment_status: "lapsed" });
    expect(await sessionState(session)).toBe("expired");
    const next = await rival();
    recordFigure(78, "slots held", next.error !== undefined, import.meta.url);
    expect(next.error).toBeUndefined();
    expect(await adminList("mail")).toEqual([]);
  });

  test("frees its slot although its page had ended before, and no other was opened", async ({
    guest,
  }) => {
    await limitSlots(1);
    const { id, session } = await openOrder(guest);
    await stripe().checkout.sessions.expire(session);
    const synced = await callFunction("syncPayment", { order_id: id }, guest);
    expect(synced.result).toEqual({ status: "awaiting_payment", payment_status: "lapsed" });
    await passMinutes(HOLD_MINUTES);
    await runSchedule.payments();
    expect(await orderOf(id)).toMatchObject({ status: "unpaid" });
    expect((await rival()).error).toBeUndefined();
  });

  test("is placed if it turns out paid in the last second", async ({ guest }) => {
    const { id, session } = await openOrder(guest);
    await passMinutes(HOLD_MINUTES);
    await pay(session);
    await runSchedule.payments();
    expect(await orderOf(id)).toMatchObject({ status: "placed", payment_status: "authorised" });
  });
});

describe("an order that is paid after its time", () => {
  /** The provider cannot be asked when the time is over; the guest pays after that. */
  async function paidTooLate(
    guest: TestAccount,
    changes: Parameters<typeof openOrder>[1] = {},
    attempt: object = {},
  ) {
    const order = await openOrder(guest, changes);
    await control("faults", { is_down: true });
    await passMinutes(HOLD_MINUTES);
    await runSchedule.payments();
    expect((await orderOf(order.id))?.status).toBe("unpaid");
    await pay(order.session, attempt);
    return order;
  }

  async function providerIsBack(): Promise<void> {
    await control("faults", {});
    for (let round = 0; round < 3; round += 1) {
      await passMinutes(3);
      await runSchedule.payments();
    }
  }

  test("takes its slot again", async ({ guest }) => {
    await limitSlots(1);
    const { id } = await paidTooLate(guest);
    await providerIsBack();
    expect(await orderOf(id)).toMatchObject({ status: "placed", payment_status: "authorised" });
    expect((await rival()).error?.details?.reason).toBe("SLOT_FULL");
  });

  test("takes its portions again if they are left, else it gets its money back", async ({
    guest,
  }) => {
    const stock = async () => (await adminGet(`availability/${KITCHEN}`))?.stock;
    await adminPatch(`availability/${KITCHEN}`, { stock: { soup: 4 } });
    const one = await paidTooLate(guest);
    expect(await stock()).toEqual({ soup: 4 });
    await providerIsBack();
    expect(await orderOf(one.id)).toMatchObject({ status: "placed" });
    expect(await stock()).toEqual({ soup: 0 });
    await adminPatch(`availability/${KITCHEN}`, { stock: { soup: 4 } });
    const other = await paidTooLate(await newGuest());
    await adminPatch(`availability/${KITCHEN}`, { stock: { soup: 3 } });
    await providerIsBack();
    expect(await orderOf(other.id)).toMatchObject({ status: "unpaid", payment_status: "voided" });
    expect(await stock()).toEqual({ soup: 3 });
  });

  test("gets its money back with one mail if the slot is taken", async ({ guest }) => {
    await limitSlots(1);
    const contact = { ...newContact(), email: CONTACT_WITH_EMAIL.email };
    const { id } = await paidTooLate(guest, { contact });
    await placeOrder(pickupRequest({ wanted_at: at("19:00") }), await newGuest());
    await providerIsBack();
    const order = await orderOf(id);
    const { status } = await intentOf(id);
    const isKept = order?.status !== "placed" && status !== "canceled";
    recordFigure(79, "paid without order or refund", isKept, import.meta.url);
    expect(order).toMatchObject({ status: "unpaid", payment_status: "voided" });
    expect(status).toBe("canceled");
    const mails = (await adminList("mail")).filter(({ data }) => data.target === `orders/${id}`);
    expect(mails.map((mail) => mail.id)).toEqual([`payment_${id}_returned`]);
    expect(JSON.stringify(mails)).toContain("Es wurde nichts belastet");
  });

  test("gets a refund, and a mail that says so, if its money was taken at once", async ({
    guest,
  }) => {
    await limitSlots(1);
    const contact = { ...newContact(), email: CONTACT_WITH_EMAIL.email };
    const { id } = await paidTooLate(guest, { contact }, { method: "wero" });
    await placeOrder(pickupRequest({ wanted_at: at("19:00") }), await newGuest());
    await providerIsBack();
    expect(await orderOf(id)).toMatchObject({ status: "unpaid", payment_status: "refunded" });
    expect((await stripe().refunds.list()).data).toMatchObject([{ amount: 1980 }]);
    const mail = await adminGet(`mail/payment_${id}_returned`);
    expect(JSON.stringify(mail)).toContain("Wir erstatten Ihnen den ganzen Betrag");
  });
});

describe("changePayment", () => {
  const change = (id: string, guest: Parameters<typeof openOrder>[0], payment = "cash") =>
    callFunction("changePayment", { order_id: id, version: 1, payment }, guest);

  test("closes the page and hands the order to the restaurant", async ({ guest }) => {
    const { id, session } = await openOrder(guest);
    expect((await change(id, guest)).result).toEqual({ id, status: "placed", version: 2 });
    expect(await sessionState(session)).toBe("expired");
    expect(await orderOf(id)).toMatchObject({ payment: "cash", answer_due_at: expect.any(Date) });
    const again = await callFunction("openPayment", { order_id: id }, guest);
    expect(again.error?.details?.reason).toBe("PAYMENT_SETTLED");
  });

  test("leaves an order paid that turns out paid", async ({ guest }) => {
    const { id, session } = await openOrder(guest);
    await pay(session);
    expect((await change(id, guest)).result).toMatchObject({ status: "placed" });
    expect(await orderOf(id)).toMatchObject({ payment: "online", payment_status: "authorised" });
  });

  test("changes nothing while the provider cannot be asked", async ({ guest }) => {
    const { id } = await openOrder(guest);
    await control("faults", { is_down: true });
    expect((await change(id, guest)).error?.details?.reason).toBe("PAYMENT_OPEN");
    await control("faults", {});
    expect(await orderOf(id)).toMatchObject({ status: "awaiting_payment", payment: "online" });
  });
});
