import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf } from "../support";
import {
  chargeIn,
  hold,
  PATIENTLY,
  payWith,
  SERVICES,
  type Service,
  TEST_TIMEOUT_MS,
} from "./services";

const DAY = 86_400;

describe.each(SERVICES)("Payments of the $name", { timeout: TEST_TIMEOUT_MS }, (named) => {
  let service: Service;
  let intents: Stripe["paymentIntents"];

  beforeAll(async () => {
    service = await named.start();
    intents = service.stripe.paymentIntents;
  });
  afterAll(() => service.stop());

  const withCharge = { expand: ["latest_charge"] };

  it("are captured at once unless they are to be held", async () => {
    const paid = await intents.create({ ...payWith("pm_card_visa"), ...withCharge });
    expect(paid).toMatchObject({ status: "succeeded", amount: 1590, amount_received: 1590 });
    expect(chargeIn(paid)).toMatchObject({ paid: true, captured: true, amount_captured: 1590 });
  });

  it("can be held", async () => {
    const held = await intents.create(hold());
    expect(held).toMatchObject({
      status: "requires_capture",
      amount_capturable: 1590,
      amount_received: 0,
    });
    expect(chargeIn(held)).toMatchObject({ paid: true, captured: false, amount_captured: 0 });
  });

  it("say until when a card is held: at least five days", async () => {
    const held = await intents.create(hold());
    const until = chargeIn(held).payment_method_details?.card?.capture_before ?? 0;
    expect(until - held.created).toBeGreaterThan(5 * DAY);
    expect(until - held.created).toBeLessThan(31 * DAY);
  });

  it("are captured in full", async () => {
    const { id } = await intents.create(hold());
    const captured = await intents.capture(id, withCharge);
    expect(captured).toMatchObject({
      status: "succeeded",
      amount_received: 1590,
      amount_capturable: 0,
    });
    expect(chargeIn(captured)).toMatchObject({ captured: true, amount_captured: 1590 });
  });

  it("are captured in part, which releases the rest without a refund", async () => {
    const { id } = await intents.create(hold());
    const captured = await intents.capture(id, { amount_to_capture: 1000, ...withCharge });
    expect(captured).toMatchObject({ amount: 1590, amount_received: 1000, amount_capturable: 0 });
    expect(chargeIn(captured)).toMatchObject({ amount_captured: 1000, amount_refunded: 0 });
    expect((await service.stripe.refunds.list({ payment_intent: id })).data).toEqual([]);
  });

  it("cannot be captured beyond what is held", async () => {
    const { id } = await intents.create(hold());
    expect(await refusalOf(intents.capture(id, { amount_to_capture: 1591 }))).toMatchObject({
      statusCode: 400,
      code: "amount_too_large",
      param: "amount_to_capture",
    });
  });

  it("cannot be captured twice, and the refusal shows the payment", async () => {
    const { id } = await intents.create(hold());
    await intents.capture(id);
    expect(await refusalOf(intents.capture(id))).toMatchObject({
      statusCode: 400,
      code: "payment_intent_unexpected_state",
      payment_intent: { id, status: "succeeded" },
    });
  });

  it("are released by cancelling them, which is no refund", async () => {
    const { id } = await intents.create(hold());
    const canceled = await intents.cancel(id, {
      cancellation_reason: "requested_by_customer",
      ...withCharge,
    });
    expect(canceled).toMatchObject({
      status: "canceled",
      cancellation_reason: "requested_by_customer",
      canceled_at: expect.any(Number),
      amount_capturable: 0,
      amount_received: 0,
    });
    expect(chargeIn(canceled)).toMatchObject({ refunded: false, amount_refunded: 0 });
    expect((await service.stripe.refunds.list({ payment_intent: id })).data).toEqual([]);
  });

  it("cannot be cancelled after the capture, nor captured after the cancellation", async () => {
    const [captured, canceled] = await Promise.all([
      intents.create(hold()),
      intents.create(hold()),
    ]);
    await Promise.all([intents.capture(captured.id), intents.cancel(canceled.id)]);
    const code = "payment_intent_unexpected_state";
    expect(await refusalOf(intents.cancel(captured.id))).toMatchObject({ code });
    expect(await refusalOf(intents.capture(canceled.id))).toMatchObject({ code });
  });

  it.each([
    ["pm_card_visa_chargeDeclined", "card_declined", "generic_decline"],
    ["pm_card_visa_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", undefined],
  ])("fail with %s and can be paid otherwise", async (card, code, decline) => {
    const refusal = await refusalOf(intents.create(payWith(card)));
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(refusal).toMatchObject({
      statusCode: 402,
      code,
      payment_intent: {
        status: "requires_payment_method",
        amount_received: 0,
        last_payment_error: { type: "card_error", code },
      },
    });
    expect(refusal.decline_code || undefined).toBe(decline);
  });

  it("wait for the cardholder where the bank asks, and can be cancelled meanwhile", async () => {
    const asked = await intents.create(
      payWith("pm_card_authenticationRequired", {
        automatic_payment_methods: { enabled: true, allow_redirects: "always" },
        return_url: "http://localhost:5173/orders/1",
      }),
    );
    expect(asked).toMatchObject({
      status: "requires_action",
      amount_received: 0,
      next_action: { type: "redirect_to_url" },
    });
    expect(await intents.cancel(asked.id)).toMatchObject({ status: "canceled" });
  });

  it("are worth half a euro at least", async () => {
    const refusal = await refusalOf(intents.create(payWith("pm_card_visa", { amount: 49 })));
    expect(refusal).toMatchObject({ statusCode: 400, code: "amount_too_small" });
  });

  it("name what is missing", async () => {
    const params = { amount: 1590 } as Stripe.PaymentIntentCreateParams;
    expect(await refusalOf(intents.create(params))).toMatchObject({
      statusCode: 400,
      code: "parameter_missing",
      param: "currency",
    });
  });

  it("are found among the events", async () => {
    const { id } = await intents.create(payWith("pm_card_visa"));
    await expect
      .poll(async () => {
        const { data } = await service.stripe.events.list({ type: "payment_intent.succeeded" });
        return data.map(({ type, data: { object } }) => [type, (object as { id: string }).id]);
      }, PATIENTLY)
      .toContainEqual(["payment_intent.succeeded", id]);
  });

  it("are listed from an instant on", async () => {
    const { id, created } = await intents.create(payWith("pm_card_visa"));
    const { data } = await intents.list({ created: { gte: created }, limit: 100 });
    expect(data.map((intent) => intent.id)).toContain(id);
    const later = await intents.list({ created: { gte: created + 3600 }, limit: 100 });
    expect(later.data.map((intent) => intent.id)).not.toContain(id);
  });
});
