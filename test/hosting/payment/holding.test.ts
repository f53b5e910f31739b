import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionParams, startTestProvider, type TestProvider } from "./support";

const DAY = 86_400;
const HELD = { capture_method: "manual" } as const;

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

/** Pays a session by the control. */
async function paid(
  attempt: object,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {
    payment_method_options: { card: HELD, klarna: HELD, paypal: HELD },
  },
): Promise<Stripe.PaymentIntent> {
  const { id } = await provider.stripe.checkout.sessions.create(sessionParams(changes));
  return provider.control(`sessions/${id}/pay`, attempt);
}

const read = (id: string) => provider.stripe.paymentIntents.retrieve(id);
const sessionOf = async (payment_intent: string) =>
  (await provider.stripe.checkout.sessions.list({ payment_intent })).data[0];

describe("a payment whose method can be held", () => {
  it.each(["card", "apple_pay", "google_pay", "paypal", "klarna"])(
    "is held with %s, and its session complete but unpaid until the capture",
    async (method) => {
      const { id, status } = await paid({ method });
      expect(status).toBe("requires_capture");
      expect(await sessionOf(id)).toMatchObject({ status: "complete", payment_status: "unpaid" });
      await provider.stripe.paymentIntents.capture(id);
      expect(await sessionOf(id)).toMatchObject({ status: "complete", payment_status: "paid" });
    },
  );

  it("is captured at once with Wero", async () => {
    expect(await paid({ method: "wero" })).toMatchObject({ status: "succeeded" });
  });

  it("leaves no choice of Wero where all must be held", async () => {
    const params = sessionParams({ payment_intent_data: { capture_method: "manual" } });
    const session = await provider.stripe.checkout.sessions.create(params);
    expect(session.payment_method_types).toEqual(["card", "paypal", "klarna"]);
    expect(await (await fetch(session.url ?? "")).text()).not.toContain("Wero");
    const call = provider.control(`sessions/${session.id}/pay`, { method: "wero" });
    await expect(call).rejects.toThrow(/does not offer wero/);
  });

  it("lapses at the end of the hold", async () => {
    const { id } = await paid({});
    await provider.control("clock", { advance_s: 7 * DAY - 60 });
    expect(await read(id)).toMatchObject({ status: "requires_capture" });
    await provider.control("clock", { advance_s: 60 });
    expect(await read(id)).toMatchObject({ status: "canceled", cancellation_reason: "expired" });
  });

  it("lapses earlier if the bank takes it back", async () => {
    const { id } = await paid({});
    await provider.control(`intents/${id}/lapse`, {});
    expect(await read(id)).toMatchObject({ status: "canceled", amount_capturable: 0 });
    expect((await provider.stripe.events.list({ type: "charge.expired" })).data).not.toEqual([]);
  });

  it("is disputed after the capture only", async () => {
    const { id } = await paid({ card: "4000000000000259" });
    await expect(provider.control(`intents/${id}/dispute`, {})).rejects.toThrow(/captured/);
    expect((await provider.stripe.disputes.list({ payment_intent: id })).data).toEqual([]);
    await provider.stripe.paymentIntents.capture(id);
    const { data } = await provider.stripe.disputes.list({ payment_intent: id });
    expect(data).toMatchObject([{ status: "needs_response", is_charge_refundable: false }]);
  });
});

describe("a payment by direct debit", () => {
  it("is offered on request only, and needs the account's capability", async () => {
    const allowed = { allowed_payment_method_types: ["sepa_debit" as const] };
    await expect(paid({ method: "sepa_debit" }, allowed)).rejects.toThrow(
      /No valid payment method/,
    );
  });

  it("is processing for a while, and then paid", async () => {
    const { id: account } = await provider.client().accounts.create({
      capabilities: { sepa_debit_payments: { requested: true } },
    });
    await provider.control(`accounts/${account}`, { charges_enabled: true });
    const stripe = provider.client({ account });
    const session = await stripe.checkout.sessions.create(
      sessionParams({ allowed_payment_method_types: ["sepa_debit"] }),
    );
    const intent = await provider.control<Stripe.PaymentIntent>(`sessions/${session.id}/pay`, {
      method: "sepa_debit",
    });
    expect(intent).toMatchObject({ status: "processing", amount_received: 0 });
    const read = () =>
      stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
    expect(await read()).toMatchObject({ status: "complete", payment_status: "unpaid" });
    await provider.control("clock", { advance_s: 60 });
    expect(await read()).toMatchObject({
      payment_status: "paid",
      payment_intent: { status: "succeeded", amount_received: 1590 },
    });
    const { data } = await stripe.events.list({ type: "checkout.session.async_payment_succeeded" });
    expect(data).toHaveLength(1);
  });
});

describe("a session's payment", () => {
  it("cannot be cancelled before it is held: the session is expired instead", async () => {
    const { id, status } = await paid({ method: "paypal", approve: null });
    expect(status).toBe("requires_action");
    await expect(provider.stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
  });

  it("has the intent's metadata, not the session's", async () => {
    const { metadata } = await paid(
      {},
      { metadata: { of: "session" }, payment_intent_data: { metadata: { of: "intent" } } },
    );
    expect(metadata).toEqual({ of: "intent" });
  });

  it("belongs to its account: neither another one nor the platform sees it", async () => {
    const { id } = await paid({});
    const { id: account } = await provider.control<Stripe.Account>("accounts", {});
    for (const stripe of [provider.client(), provider.client({ account })]) {
      await expect(stripe.paymentIntents.retrieve(id)).rejects.toMatchObject({ statusCode: 404 });
    }
  });
});

describe("a refund", () => {
  async function refunded(card: string) {
    const { id: payment_intent } = await paid({ card }, {});
    return provider.stripe.refunds.create({ payment_intent, amount: 500 });
  }
  const readRefund = (id: string) => provider.stripe.refunds.retrieve(id, { expand: ["charge"] });

  it("that is pending arrives later", async () => {
    const { id } = await refunded("4000000000007726");
    await provider.control("clock", { advance_s: 60 });
    expect(await readRefund(id)).toMatchObject({ status: "succeeded" });
  });

  it("that fails later makes the money the account's again", async () => {
    const { id, status } = await refunded("4000000000005126");
    expect(status).toBe("succeeded");
    await provider.control("clock", { advance_s: 60 });
    expect(await readRefund(id)).toMatchObject({
      status: "failed",
      failure_reason: "expired_or_canceled_card",
      charge: { amount_refunded: 0, refunded: false },
    });
  });

  it("fails on demand, once", async () => {
    const { id } = await refunded("4242424242424242");
    await provider.control(`refunds/${id}/fail`, {});
    await provider.control(`refunds/${id}/fail`, {});
    expect(await readRefund(id)).toMatchObject({
      status: "failed",
      charge: { amount_refunded: 0 },
    });
  });
});
