import Stripe from "stripe";
import { expect, inject } from "vitest";
import { orderSchema } from "@/domain/order/order.schema";
import type { BookedCharge } from "@/domain/payment/compare-books";
import { paymentRecordSchema, paymentTaskSchema } from "@/domain/payment/payment.schema";
import { reservationOf } from "@/domain/payment/payment-id";
import { depositProblems, paymentProblems } from "@/domain/payment/payment-problems";
import { reservationSchema } from "@/domain/reservation/reservation.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { parsedOrThrow } from "@/functions/runtime/parsed-value";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction, callUrl } from "@/test/harness/callables";
import { kitchenTest } from "./kitchen-test";
import { plain, type Stored, slotOfOrder } from "./stored-payments";
import type { TestAccount } from "./test-accounts";
import { at, KITCHEN, pickupRequest, placeOrder, setClock } from "./test-kitchen";

export const ACCOUNT = "acct_kitchen";

/** The secret that the functions of a local backend expect (functions/money/provider/payment-keys.ts). */
export const WEBHOOK_SECRET = "whsec_local_functions";

const API_KEY = "sk_test_local_tests";

/** Uses the control of the local payment provider; GET without a body. */
export async function control<T = unknown>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${inject("paymentUrl")}/_control/${path}`, {
    method: body === undefined ? "GET" : "POST",
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer as T;
}

/** A client of the restaurant's account. */
export function stripe(): Stripe {
  const { hostname, port } = new URL(inject("paymentUrl"));
  const address = { host: hostname, port, protocol: "http" } as const;
  return new Stripe(API_KEY, { ...address, maxNetworkRetries: 0, stripeAccount: ACCOUNT });
}

let minutes = 0;

/** Sets the clock of the backend; that of the provider goes forward as much. */
export async function passMinutes(passed: number): Promise<void> {
  minutes += passed;
  await Promise.all([
    setClock(at("18:00") + minutes * MINUTE_MS),
    control("clock", { advance_s: passed * 60 }),
  ]);
}

/** Lets the test kitchen take online payments, and empties the provider. */
export async function openPayments(): Promise<void> {
  minutes = 0;
  await control("reset", {});
  await control("clock", { advance_s: Math.round((at("18:00") - Date.now()) / 1000) });
  await control("webhook", null);
  await control("accounts", { id: ACCOUNT });
  const methods = ["cash", "card_at_door", "online"];
  await Promise.all([
    adminPatch(`public/${KITCHEN}`, {
      payment_methods: { pickup: methods, delivery: methods },
      pays_online: true,
    }),
    adminSet(`payment_accounts/${KITCHEN}`, {
      resto_key: KITCHEN,
      account_id: ACCOUNT,
      livemode: false,
      charges_enabled: true,
      requirements_due: [],
      methods: ["card"],
      connected_at: new Date(at("10:00")),
      connected_by: "manager",
      updated_at: new Date(at("10:00")),
    }),
  ]);
}

/** A test whose kitchen takes online payments; at its end the invariants of payment hold. */
export const paymentTest = kitchenTest.extend(
  "payments",
  { auto: true },
  async ({ kitchen }, { onCleanup }) => {
    await kitchen;
    await openPayments();
    onCleanup(async () => expect(await brokenInvariants()).toEqual([]));
  },
);

/** Invariants that stored orders and the provider's payments break, with the order's id. */
export async function brokenInvariants(): Promise<string[]> {
  const [stored, reservations, payments, charges, tasks, days] = await Promise.all([
    adminList("orders"),
    adminList("reservations"),
    adminList("payments"),
    chargesAtProvider(),
    adminList("payment_tasks"),
    adminList("capacity"),
  ]);
  const orders = stored.map((each) => parsedOrThrow(parseStored(orderSchema, plain(each))));
  const parsedTasks = tasks.map((task) => paymentTaskSchema.parse(plain(task)));
  return payments.flatMap((each) => {
    const payment = paymentRecordSchema.parse(plain(each));
    const { id } = payment;
    const paid = {
      payment,
      tasks: parsedTasks.filter(({ order_id }) => order_id === id),
      charges: charges.filter(({ order_id }) => order_id === id),
      account_id: ACCOUNT,
    };
    const reservation_id = reservationOf(id);
    const booked = reservations.find((found) => found.id === reservation_id);
    const order = orders.find((found) => found.id === id);
    // A reservation is deleted with its guest.
    if (!booked && !order) return reservation_id === null ? [`${id}: no order`] : [];
    const problems = order
      ? paymentProblems({ ...paid, order, slot: slotOfOrder(order, orders, days) })
      : depositProblems({
          ...paid,
          reservation: parsedOrThrow(parseStored(reservationSchema, plain(booked as Stored[0]))),
        });
    return problems.map((problem) => `${id}: ${problem}`);
  });
}

async function chargesAtProvider(): Promise<BookedCharge[]> {
  const charges: BookedCharge[] = [];
  for await (const charge of stripe().charges.list({
    limit: 100,
    expand: ["data.payment_intent"],
  })) {
    const { amount, captured, amount_captured, amount_refunded, metadata, status } = charge;
    const intent = charge.payment_intent as Stripe.PaymentIntent | null;
    const isHeld = status === "succeeded" && intent?.status === "requires_capture";
    charges.push({
      order_id: metadata.order_id ?? null,
      captured_cents: amount_captured,
      refunded_cents: captured ? amount_refunded : 0,
      held_cents: isHeld ? amount : 0,
    });
  }
  return charges;
}

/** A request for four soups at 19:00, paid online: 19.80 €. */
export const onlineRequest = () => pickupRequest({ payment: "online", wanted_at: at("19:00") });

/** Places an order that awaits its payment and opens its page. @returns id and page of the order */
export async function openOrder(
  guest: TestAccount,
  changes: Partial<ReturnType<typeof onlineRequest>> = {},
): Promise<{ id: string; session: string }> {
  const { id } = await placeOrder({ ...onlineRequest(), ...changes }, guest);
  const opened = await callFunction("openPayment", { order_id: id }, guest);
  expect(opened.error).toBeUndefined();
  return { id, session: sessionOf(opened.result?.url) };
}

/** Name of the session that an address of the hosted page shows. */
export function sessionOf(url: unknown): string {
  return String(url).split("/").at(-1) ?? "";
}

/** Pays a page as a guest would. */
export function pay(session: string, attempt: object = {}): Promise<Stripe.PaymentIntent> {
  return control(`sessions/${session}/pay`, attempt);
}

/** An order whose money is held and that the restaurant has got. */
export async function paidOrder(
  guest: TestAccount,
  changes: Partial<ReturnType<typeof onlineRequest>> = {},
): Promise<string> {
  const { id, session } = await openOrder(guest, changes);
  await pay(session);
  const synced = await callFunction("syncPayment", { order_id: id }, guest);
  expect(synced.result).toEqual({ status: "placed", payment_status: "authorised" });
  return id;
}

/** The only intent of an order at the provider. */
export async function intentOf(id: string, expand: string[] = []): Promise<Stripe.PaymentIntent> {
  const { data } = await stripe().paymentIntents.list({ limit: 100, expand });
  const [intent, ...others] = data.filter(({ metadata }) => metadata.order_id === id);
  if (!intent || others.length > 0) throw new Error("the order has not one intent");
  return intent;
}

/** Sends an event as the provider would. @returns the status of the answer */
export async function sendEvent(
  event: object | string,
  { secret = WEBHOOK_SECRET, timestamp }: { secret?: string; timestamp?: number } = {},
): Promise<number> {
  const payload = typeof event === "string" ? event : JSON.stringify(event);
  const time = timestamp === undefined ? {} : { timestamp };
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, ...time });
  const { status } = await fetch(webhookUrl(), {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: payload,
  });
  return status;
}

/** Where the provider's events go. */
export function webhookUrl(): string {
  return callUrl("payments/webhook");
}

/** The step of an order by staff. */
export async function staffStep(
  id: string,
  to: string,
  staff: TestAccount,
  more: object = {},
): Promise<void> {
  const order = await adminGet(`orders/${id}`);
  const step = { id, version: order?.version, to, ...more };
  const answer = await callFunction("setOrderStatus", step, staff);
  expect(answer.error).toBeUndefined();
}
