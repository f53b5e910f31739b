import type Stripe from "stripe";
import { describe, expect } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  intentOf,
  openOrder,
  paidOrder,
  passMinutes,
  pay,
  sendEvent,
  sessionOf,
  staffStep,
  stripe,
  paymentTest as test,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { CONTACT_WITH_EMAIL, KITCHEN, newContact } from "../support/test-kitchen";

runFunctionsInProcess();

const ACCEPTED = { eta_minutes: 30 };
const withMail = () => ({ contact: { ...newContact(), email: CONTACT_WITH_EMAIL.email } });
const orderOf = (id: string) => adminGet(`orders/${id}`);

async function eventsOf(type?: string): Promise<Stripe.Event[]> {
  const { data } = await stripe().events.list({ limit: 100, ...(type && { type }) });
  return data;
}

describe("an order that is paid on the provider's page", () => {
  test("reaches the restaurant when the guest comes back, and is captured after acceptance", async ({
    guest,
    staff,
  }) => {
    const id = await paidOrder(guest, withMail());
    expect(await orderOf(id)).toMatchObject({
      status: "placed",
      payment_status: "authorised",
      paid_cents: 1980,
      answer_due_at: expect.any(Date),
    });
    expect(await adminList("mail")).toHaveLength(1);
    await staffStep(id, "accepted", staff, ACCEPTED);
    await runSchedule.payments();
    expect((await intentOf(id)).status).toBe("requires_capture");
    await passMinutes(3);
    await runSchedule.payments();
    expect(await intentOf(id)).toMatchObject({ status: "succeeded", amount_received: 1980 });
    expect(await orderOf(id)).toMatchObject({ payment_status: "captured", paid_cents: 1980 });
  });

  test("shows one page to two tabs, made from the stored order", async ({ guest }) => {
    const { id, session } = await openOrder(guest);
    // What the menu says by now does not matter.
    await adminPatch(`menus/${KITCHEN}`, { items: [] });
    const open = () => callFunction("openPayment", { order_id: id }, guest);
    const tabs = await Promise.all([open(), open()]);
    expect(tabs.map(({ result }) => sessionOf(result?.url))).toEqual([session, session]);
    // Created, asked for and stored: a later request neither changes the page nor counts as a change.
    expect(await adminGet(`payments/${id}`)).toMatchObject({ attempt: 1, version: 3 });
    expect((await stripe().checkout.sessions.list()).data).toMatchObject([
      { amount_total: 1980, client_reference_id: id },
    ]);
    await pay(session);
    const synced = await callFunction("syncPayment", { order_id: id }, guest);
    expect(synced.result).toMatchObject({ status: "placed" });
    expect(await orderOf(id)).toMatchObject({ total_cents: 1980, paid_cents: 1980 });
  });

  test("changes once for 100 events, 20 at a time", { timeout: 0 }, async ({ guest, staff }) => {
    const { id, session } = await openOrder(guest, withMail());
    await pay(session);
    const [event] = await eventsOf("checkout.session.completed");
    const statuses: number[] = [];
    const hundred = async () => {
      for (let round = 0; round < 5; round += 1) {
        const sent = Array.from({ length: 20 }, () =>
          sendEvent({ ...event, account: "acct_kitchen" }),
        );
        statuses.push(...(await Promise.all(sent)));
      }
    };
    await hundred();
    await staffStep(id, "accepted", staff, ACCEPTED);
    await passMinutes(3);
    await Promise.all([runSchedule.payments(), runSchedule.payments(), hundred()]);
    const [order, mails, captures] = await Promise.all([
      orderOf(id),
      adminList("mail"),
      eventsOf("charge.captured"),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const history = (order?.history ?? []) as { status: string }[];
    const placements = history.filter(({ status }) => status === "placed");
    // Receipt and acceptance.
    const extra = [...placements.slice(1), ...mails.slice(2), ...captures.slice(1)];
    recordFigure(76, "extra effects of 200 equal events", extra, import.meta.url);
    expect(extra).toEqual([]);
    expect(captures).toHaveLength(1);
  });

  test("reaches the restaurant by the event alone, before its page is stored", async ({
    guest,
  }) => {
    const { id, session } = await openOrder(guest);
    await pay(session);
    await adminPatch(`payments/${id}`, { session_id: null, session_url: null });
    const [event] = await eventsOf("checkout.session.completed");
    expect(await sendEvent({ ...event, account: "acct_kitchen" })).toBe(200);
    expect(await orderOf(id)).toMatchObject({ status: "placed", payment_status: "authorised" });
  });

  test("reaches the restaurant by the schedule alone", async ({ guest }) => {
    const { id, session } = await openOrder(guest);
    await pay(session);
    await runSchedule.payments();
    const order = await orderOf(id);
    recordFigure(
      77,
      "unsettled without event and return",
      order?.status !== "placed",
      import.meta.url,
    );
    expect(order).toMatchObject({ status: "placed" });
  });

  test("stays paid when the event of a declined card comes late", async ({ guest }) => {
    const { id, session } = await openOrder(guest);
    await pay(session, { card: "4000000000000002" });
    const sync = () => callFunction("syncPayment", { order_id: id }, guest);
    expect((await sync()).result).toEqual({ status: "awaiting_payment", payment_status: "failed" });
    await pay(session);
    expect((await sync()).result).toEqual({ status: "placed", payment_status: "authorised" });
    const [late] = await eventsOf("payment_intent.payment_failed");
    expect(await sendEvent({ ...late, account: "acct_kitchen" })).toBe(200);
    const order = await orderOf(id);
    recordFigure(80, "wrong states", order?.payment_status !== "authorised", import.meta.url);
    expect(order).toMatchObject({ status: "placed", payment_status: "authorised" });
  });

  test("gives back what a second page took", async ({ guest }) => {
    const { id, session } = await openOrder(guest);
    const { data } = await stripe().checkout.sessions.list({ limit: 1 });
    const metadata = { ...data[0]?.metadata, attempt: "2" };
    const second = await stripe().checkout.sessions.create({
      mode: "payment",
      line_items: [
        {
          price_data: { currency: "eur", unit_amount: 1980, product_data: { name: "Suppe" } },
          quantity: 1,
        },
      ],
      metadata,
      payment_intent_data: { metadata, capture_method: "manual" },
      success_url: "http://localhost:5173/",
    });
    await Promise.all([pay(session), pay(second.id)]);
    for (const event of await eventsOf()) await sendEvent({ ...event, account: "acct_kitchen" });
    const intents = (await stripe().paymentIntents.list()).data;
    const held = intents.filter(({ status }) => status === "requires_capture");
    recordFigure(81, "double charges", held.slice(1), import.meta.url);
    expect(intents.map(({ status }) => status).sort()).toEqual(["canceled", "requires_capture"]);
    expect(await orderOf(id)).toMatchObject({ status: "placed", paid_cents: 1980 });
  });

  test("waits for the right amount, and gives another one back", async ({ guest }) => {
    const { id, session } = await openOrder(guest);
    await pay(session);
    // Nothing in the product changes an order that waits; a repair by hand might.
    await adminPatch(`orders/${id}`, { total_cents: 2000 });
    await adminPatch(`payments/${id}`, { quoted_cents: 2000 });
    const sync = () => callFunction("syncPayment", { order_id: id }, guest);
    expect((await sync()).result).toMatchObject({ status: "awaiting_payment" });
    await expect.poll(async () => (await intentOf(id)).status).toBe("canceled");
    expect((await sync()).result).toEqual({ status: "awaiting_payment", payment_status: "voided" });
    const openAgain = () => callFunction("openPayment", { order_id: id }, guest);
    await adminPatch(`payments/${id}`, { captured_cents: 500 });
    expect((await openAgain()).error?.details?.reason).toBe("PAYMENT_OPEN");
    await adminPatch(`payments/${id}`, { captured_cents: 0 });
    const again = await openAgain();
    await pay(sessionOf(again.result?.url));
    const order = (await sync()).result;
    recordFigure(86, "undercharged", (await orderOf(id))?.paid_cents !== 2000, import.meta.url);
    expect(order).toEqual({ status: "placed", payment_status: "authorised" });
    expect(await orderOf(id)).toMatchObject({ paid_cents: 2000 });
  });
});
