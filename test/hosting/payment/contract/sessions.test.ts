import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, sessionParams } from "../support";
import { SERVICES, type Service, TEST_TIMEOUT_MS } from "./services";

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

describe.each(SERVICES)("Checkout sessions of the $name", { timeout: TEST_TIMEOUT_MS }, (named) => {
  let service: Service;
  let sessions: Stripe["checkout"]["sessions"];

  beforeAll(async () => {
    service = await named.start();
    sessions = service.stripe.checkout.sessions;
  });
  afterAll(() => service.stop());

  const refusal = (changes: object) => refusalOf(sessions.create(sessionParams(changes)));

  it("are open and unpaid at first, with an address and the sum of their lines", async () => {
    expect(await sessions.create(sessionParams())).toMatchObject({
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      amount_total: 1590,
      currency: "eur",
      livemode: false,
      url: expect.stringMatching(/^https?:/),
    });
  });

  it("keep the reference and the metadata of the order", async () => {
    const { id } = await sessions.create(
      sessionParams({
        ui_mode: "hosted_page",
        locale: "de",
        customer_email: "gast@example.com",
        client_reference_id: "order-1",
        metadata: { order_id: "order-1" },
        payment_intent_data: { metadata: { order_id: "order-1" } },
        adaptive_pricing: { enabled: false },
      }),
    );
    expect(await sessions.retrieve(id)).toMatchObject({
      id,
      locale: "de",
      customer_email: "gast@example.com",
      client_reference_id: "order-1",
      metadata: { order_id: "order-1" },
    });
  });

  it("show their lines on request only", async () => {
    const plain = await sessions.create(sessionParams());
    expect(plain).not.toHaveProperty("line_items");
    const { line_items } = await sessions.retrieve(plain.id, { expand: ["line_items"] });
    expect(line_items?.data.map((line) => [line.quantity, line.amount_total])).toEqual(
      expect.arrayContaining([
        [1, 1090],
        [2, 500],
      ]),
    );
  });

  it("list their lines", async () => {
    const { id } = await sessions.create(sessionParams());
    expect((await sessions.listLineItems(id)).data).toHaveLength(2);
  });

  it("last as long as asked, from half an hour on", async () => {
    const expires_at = inMinutes(31);
    expect(await sessions.create(sessionParams({ expires_at }))).toMatchObject({ expires_at });
  });

  it.each([
    ["less than half an hour", 28],
    ["more than a day", 24 * 60 + 2],
  ])("cannot last %s", async (_name, minutes) => {
    expect(await refusal({ expires_at: inMinutes(minutes) })).toMatchObject({
      statusCode: 400,
      param: "expires_at",
    });
  });

  it("end at once when they are expired", async () => {
    const { id } = await sessions.create(sessionParams());
    expect(await sessions.expire(id)).toMatchObject({ id, status: "expired", url: null });
    expect(await sessions.retrieve(id)).toMatchObject({ status: "expired" });
  });

  it("cannot be expired twice", async () => {
    const { id } = await sessions.create(sessionParams());
    await sessions.expire(id);
    expect(await refusalOf(sessions.expire(id))).toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
    });
  });

  it.each([
    ["surprise", { surprise: "1" }],
    ["payment_intent_data[surprise]", { payment_intent_data: { surprise: "1" } }],
    [
      "payment_method_options[sepa_debit][capture_method]",
      { payment_method_options: { sepa_debit: { capture_method: "manual" } } },
    ],
  ])("refuse the unknown parameter %s", async (param, changes) => {
    expect(await refusal(changes)).toMatchObject({
      statusCode: 400,
      code: "parameter_unknown",
      param,
    });
  });

  it("refuse fractions of a cent", async () => {
    const price_data = { currency: "eur", unit_amount: 10.5, product_data: { name: "Pho" } };
    expect(await refusal({ line_items: [{ price_data, quantity: 1 }] })).toMatchObject({
      statusCode: 400,
      code: "parameter_invalid_integer",
      param: "line_items[0][price_data][unit_amount]",
    });
  });

  it("refuse other methods than the service knows", async () => {
    expect(await refusal({ allowed_payment_method_types: ["barter"] })).toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
      param: expect.stringContaining("allowed_payment_method_types"),
    });
  });

  it("can hold cards, PayPal and Klarna one by one", async () => {
    const option = { capture_method: "manual" } as const;
    const { payment_method_options } = await sessions.create(
      sessionParams({ payment_method_options: { card: option, klarna: option, paypal: option } }),
    );
    expect(payment_method_options?.card).toMatchObject(option);
  });

  it("do not exist under another identifier", async () => {
    expect(await refusalOf(sessions.retrieve("cs_test_unknown"))).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });

  it("are listed by pages, newest first", async () => {
    const older = await sessions.create(sessionParams());
    const newer = await sessions.create(sessionParams());
    const first = await sessions.list({ limit: 1 });
    expect(first).toMatchObject({ object: "list", has_more: true, data: [{ id: newer.id }] });
    const second = await sessions.list({ limit: 1, starting_after: newer.id });
    expect(second.data.map(({ id }) => id)).toEqual([older.id]);
  });
});
