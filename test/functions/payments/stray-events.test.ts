import Stripe from "stripe";
import { beforeEach, expect, vi } from "vitest";
import { paymentWebhook } from "@/functions/payments/payment-webhook";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import {
  ACCOUNT,
  control,
  openOrder,
  pay,
  stripe,
  paymentTest as test,
  WEBHOOK_SECRET,
} from "../support/payment-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { KITCHEN } from "../support/test-kitchen";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();
beforeEach(() => {
  log.error.mockReset();
  log.warn.mockReset();
});

const paymentOf = (id: string) => adminGet(`payments/${id}`);
const logged = (level: "error" | "warn", text: string) =>
  log[level].mock.calls.filter(([first]) => first === text);

/** Hands an event of the restaurant's account to the function in this process. @returns its status */
async function receive(event: object): Promise<number> {
  const payload = JSON.stringify({ ...event, account: ACCOUNT });
  const secret = WEBHOOK_SECRET;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { "stripe-signature": signature };
  const request = { method: "POST", rawBody: Buffer.from(payload), headers };
  const statuses: number[] = [];
  const response = { status: (code: number) => ({ end: () => statuses.push(code) }) };
  await paymentWebhook(request as never, response as never);
  return statuses[0] ?? 0;
}

/** The event of a page that was made for an order. */
const pageEvent = async (session_id: string, order_id: string, attempt?: string) => {
  const [event] = (await stripe().events.list({ limit: 1 })).data;
  const metadata = { order_id, ...(attempt && { attempt }) };
  const object = { object: "checkout.session", id: session_id, metadata };
  return { ...event, data: { object } };
};

/** A page of the restaurant's account that the product did not ask for, paid at once. */
async function strayPayment(metadata: Record<string, string>): Promise<Stripe.Event> {
  const session = await stripe().checkout.sessions.create({
    mode: "payment",
    line_items: [
      {
        price_data: { currency: "eur", unit_amount: 700, product_data: { name: "Suppe" } },
        quantity: 1,
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    success_url: "http://localhost:5173/",
  });
  await pay(session.id);
  const [event] = (await stripe().events.list({ type: "checkout.session.completed", limit: 1 }))
    .data;
  return event as Stripe.Event;
}

test.for<[string, object, string | undefined, boolean]>([
  ["of the page that is asked for is stored", { session_id: null }, "1", true],
  ["of an earlier page is not stored", { session_id: null, attempt: 2 }, "1", false],
  ["without the number of its page is not stored", { session_id: null }, undefined, false],
  ["never replaces the page that is known", {}, "1", false],
])("the name of a page in an event %s", async ([, state, attempt, isStored], { guest }) => {
  const { id, session } = await openOrder(guest);
  await adminPatch(`payments/${id}`, state);
  const { version, session_id } = (await paymentOf(id)) ?? {};
  const named = isStored ? session : "cs_other";
  expect(await receive(await pageEvent(named, id, attempt))).toBe(200);
  const after = await paymentOf(id);
  expect(after?.session_id).toBe(isStored ? session : session_id);
  expect(Number(after?.version) - Number(version)).toBe(isStored ? 1 : 0);
  await adminPatch(`payments/${id}`, { session_id: session, attempt: 1 });
});

test("money of further pages goes back once, each with an entry in the log", async ({ guest }) => {
  const { id, session } = await openOrder(guest);
  await pay(session);
  const metadata = { order_id: id, resto_key: KITCHEN, attempt: "7" };
  const strays = [await strayPayment(metadata), await strayPayment(metadata)];
  for (const event of [...strays, ...strays]) expect(await receive(event)).toBe(200);
  const refunds = (await stripe().refunds.list()).data;
  expect(refunds.map(({ amount }) => amount)).toEqual([700, 700]);
  expect(new Set(refunds.map(({ payment_intent }) => payment_intent)).size).toBe(2);
  expect(
    refunds.map(({ metadata, payment_intent }) => [metadata?.task_id, payment_intent]),
  ).toEqual(refunds.map(({ payment_intent }) => [`${id}_stray_${payment_intent}`, payment_intent]));
  expect(logged("warn", "stray payment returned")).toEqual(
    [1, 2].map(() => ["stray payment returned", { resto_key: KITCHEN, order: id }]),
  );
  expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "placed", paid_cents: 1980 });
});

test("events about nothing known are answered, and noted once a day if they name an order", async ({
  guest,
}) => {
  await openOrder(guest);
  const before = await adminList("payments");
  const unknown = async (order_id: string) => receive(await pageEvent("cs_x", order_id, "1"));
  expect(await unknown("nobody")).toBe(200);
  // The database reserves such ids.
  expect(await unknown("__id7__")).toBe(200);
  // Not an id, and a path of the database at that.
  expect(await unknown(`${"a/".repeat(30)}b`)).toBe(200);
  const [event] = (await stripe().events.list({ limit: 1 })).data;
  const object = { object: "payment_intent", id: "pi_unknown", metadata: {} };
  expect(await receive({ ...event, data: { object } })).toBe(200);
  const noted = (await adminList("audit")).filter(
    ({ data }) => data.action === "payment.unknown_order",
  );
  expect(noted.map(({ data }) => [data.target, data.by, data.uid, data.resto_key])).toEqual([
    [`orders/${"a_".repeat(20)}`, "system", null, null],
  ]);
  expect(await adminList("payments")).toEqual(before);
});

test("an event that could not be followed is sent again by the provider", async ({ guest }) => {
  const { id, session } = await openOrder(guest);
  const event = await pageEvent(session, id, "1");
  await control("faults", { is_down: true });
  expect(await receive(event)).toBe(500);
  await control("faults", {});
  expect(logged("error", "payment event failed")).toEqual([
    ["payment event failed", expect.any(Error)],
  ]);
});
