import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refusalOf, sessionParams, startTestProvider, type TestProvider } from "./support";

const SECRET = "whsec_tests";

let provider: TestProvider;
let receiver: Server;
let received: Stripe.Event[];
/** Statuses that the receiver answers next; 200 if there is none. */
let answers: number[];

beforeAll(async () => {
  provider = await startTestProvider();
  receiver = createServer(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers["stripe-signature"]);
    received.push(Stripe.webhooks.constructEvent(body, signature, SECRET));
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await provider.stop();
  receiver.close();
});
beforeEach(async () => {
  received = [];
  answers = [];
  const { port } = receiver.address() as AddressInfo;
  await provider.control("webhook", { url: `http://127.0.0.1:${port}/hook`, secret: SECRET });
});
afterEach(async () => {
  await provider.control("deliveries", {});
  await provider.control("faults", {});
});

const flush = () => provider.control<unknown[]>("deliveries", {});
const types = () => received.map(({ type }) => type);

async function pay(): Promise<Stripe.PaymentIntent> {
  const { id } = await provider.stripe.checkout.sessions.create(
    sessionParams({ payment_method_options: { card: { capture_method: "manual" } } }),
  );
  return provider.control(`sessions/${id}/pay`, {});
}

const HELD = [
  "payment_intent.created",
  "charge.succeeded",
  "payment_intent.amount_capturable_updated",
  "checkout.session.completed",
];

describe("events", () => {
  it("are signed, name the account, and show the object as it was", async () => {
    await provider.control("faults", { webhooks: { delay_ms: 60_000 } });
    const { id } = await pay();
    await provider.stripe.paymentIntents.capture(id);
    await flush();
    expect(types().sort()).toEqual([...HELD, "charge.captured", "payment_intent.succeeded"].sort());
    expect(received.every(({ account }) => account === provider.account)).toBe(true);
    const held = received.find(({ type }) => type === "payment_intent.amount_capturable_updated");
    expect(held?.data.object).toMatchObject({ id, status: "requires_capture" });
  });

  it("of the platform itself are not delivered", async () => {
    await provider.client().paymentIntents.create({ amount: 500, currency: "eur" });
    await flush();
    expect(received).toEqual([]);
  });

  it("arrive again until they are taken", async () => {
    answers = [500, 302];
    await provider.control("faults", { webhooks: { delay_ms: 60_000 } });
    await provider.stripe.paymentIntents.create({ amount: 500, currency: "eur" });
    for (let round = 0; round < 4; round++) await flush();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    expect((await flush()).slice(0, 3)).toMatchObject([
      { attempt: 3, status: 200 },
      { attempt: 2, status: 302 },
      { attempt: 1, status: 500 },
    ]);
  });

  it("can be lost", async () => {
    await provider.control("faults", { webhooks: { lose: 1 } });
    await pay();
    await flush();
    expect(received).toEqual([]);
    expect(await provider.control("faults")).toMatchObject({ counts: { "webhooks.lose": 4 } });
  });

  it("can be doubled", async () => {
    await provider.control("faults", { webhooks: { double: 1 } });
    await pay();
    await flush();
    expect(types().sort()).toEqual([...HELD, ...HELD].sort());
  });

  it("can come in another order", async () => {
    await provider.control("faults", { webhooks: { shuffle: 1 } });
    await pay();
    await expect.poll(types, { timeout: 15_000 }).toHaveLength(4);
    const order = (type: string) => types().indexOf(type as Stripe.Event.Type);
    expect(order("charge.succeeded")).toBeLessThan(order("payment_intent.created"));
  });

  it("can be delayed", async () => {
    await provider.control("faults", { webhooks: { delay_ms: 60_000 } });
    await pay();
    await provider.control("faults", {});
    const { id } = await provider.stripe.paymentIntents.create({ amount: 500, currency: "eur" });
    const arrived = () => received.map(({ data }) => (data.object as { id: string }).id);
    await expect.poll(arrived, { timeout: 15_000 }).toEqual([id]);
    await flush();
    expect(received).toHaveLength(5);
  });

  it("suffer the same faults from the same seed", async () => {
    async function fates(seed: number): Promise<string[]> {
      received = [];
      await provider.control("faults", {
        seed,
        webhooks: { lose: 0.4, double: 0.4, delay_ms: 60_000 },
      });
      for (let payments = 0; payments < 4; payments++) await pay();
      await flush();
      return types().sort();
    }
    const first = await fates(7);
    expect(await fates(7)).toEqual(first);
    expect(await fates(8)).not.toEqual(first);
  });
});

describe("answers", () => {
  const key = (idempotencyKey: string) => ({ idempotencyKey, maxNetworkRetries: 0 });

  it("can be lost after the act; the same key then tells what happened", async () => {
    const { id } = await pay();
    await provider.control("faults", { answers: { lose: 1 } });
    const refusal = await refusalOf(provider.stripe.paymentIntents.capture(id, {}, key("lost-1")));
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    await provider.control("faults", {});
    const answer = await provider.stripe.paymentIntents.capture(id, {}, key("lost-1"));
    expect(answer).toMatchObject({ status: "succeeded", amount_received: 1590 });
    expect(answer.lastResponse.headers["idempotent-replayed"]).toBe("true");
  });

  it("are forgotten after a day: the same key then acts again", async () => {
    const { id } = await pay();
    await provider.stripe.paymentIntents.capture(id, {}, key("old-1"));
    const refund = () =>
      provider.stripe.refunds.create({ payment_intent: id, amount: 100 }, key("old-2"));
    const first = await refund();
    expect(await refund()).toMatchObject({ id: first.id });
    await provider.control("clock", { advance_s: 86_400 });
    expect((await refund()).id).not.toBe(first.id);
  });

  it("are refused to a second call while the first waits", async () => {
    const { id } = await pay();
    await provider.control("faults", { answers: { delay_ms: 1_500 } });
    const capture = () => provider.stripe.paymentIntents.capture(id, {}, key("slow-1"));
    const results = await Promise.allSettled([capture(), capture()]);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.map(({ reason }) => [reason.statusCode, reason.rawType, reason.code])).toEqual([
      [409, "idempotency_error", "idempotency_key_in_use"],
    ]);
  });

  it("say that the provider is down, on its pages too", async () => {
    const session = await provider.stripe.checkout.sessions.create(sessionParams());
    await provider.control("faults", { is_down: true });
    expect(await refusalOf(provider.stripe.events.list())).toMatchObject({
      statusCode: 503,
      type: "StripeAPIError",
    });
    expect((await fetch(session.url ?? "")).status).toBe(503);
    await provider.control("faults", {});
    expect((await fetch(session.url ?? "")).status).toBe(200);
  });
});

it("refunds can be sent back by the bank a little later", async () => {
  const { id } = await pay();
  await provider.stripe.paymentIntents.capture(id);
  await provider.control("faults", { refunds: { fail: 1 } });
  const refund = await provider.stripe.refunds.create({ payment_intent: id, amount: 100 });
  expect(refund.status).toBe("succeeded");
  const refundedOf = async () => {
    const { latest_charge } = await provider.stripe.paymentIntents.retrieve(id, {
      expand: ["latest_charge"],
    });
    return (latest_charge as Stripe.Charge).amount_refunded;
  };
  expect(await refundedOf()).toBe(100);
  await provider.control("clock", { advance_s: 21 });
  expect((await provider.stripe.refunds.retrieve(refund.id)).status).toBe("failed");
  expect(await refundedOf()).toBe(0);
  const { counts } = await provider.control<{ counts: object }>("faults");
  expect(counts).toEqual({ "refunds.fail": 1 });
  await flush();
  expect(types()).toContain("refund.failed");
});
