import type Stripe from "stripe";
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

describe.each(SERVICES)("Refunds of the $name", { timeout: TEST_TIMEOUT_MS }, (named) => {
  let service: Service;
  let refunds: Stripe["refunds"];

  beforeAll(async () => {
    service = await named.start();
    refunds = service.stripe.refunds;
  });
  afterAll(() => service.stop());

  async function paid(card = "pm_card_visa"): Promise<string> {
    return (await service.stripe.paymentIntents.create(payWith(card))).id;
  }

  async function chargeOf(payment_intent: string): Promise<Stripe.Charge> {
    const params = { expand: ["latest_charge"] };
    return chargeIn(await service.stripe.paymentIntents.retrieve(payment_intent, params));
  }

  it("give back a part, with reason and metadata", async () => {
    const payment_intent = await paid();
    await refunds.create({ payment_intent, amount: 100 });
    const refund = await refunds.create({
      payment_intent,
      amount: 500,
      reason: "requested_by_customer",
      metadata: { refund_id: "r-1" },
    });
    expect(refund).toMatchObject({
      status: "succeeded",
      amount: 500,
      payment_intent,
      reason: "requested_by_customer",
      metadata: { refund_id: "r-1" },
    });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 600, refunded: false });
    expect(await refunds.retrieve(refund.id)).toMatchObject({ id: refund.id, amount: 500 });
  });

  it("give back all that is left if no amount is named", async () => {
    const payment_intent = await paid();
    await refunds.create({ payment_intent, amount: 500 });
    expect(await refunds.create({ payment_intent })).toMatchObject({ amount: 1090 });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 1590, refunded: true });
  });

  it("leave the payment as it was", async () => {
    const payment_intent = await paid();
    await refunds.create({ payment_intent });
    expect(await service.stripe.paymentIntents.retrieve(payment_intent)).toMatchObject({
      status: "succeeded",
      amount_received: 1590,
    });
  });

  it("cannot exceed what is left", async () => {
    const payment_intent = await paid();
    await refunds.create({ payment_intent, amount: 1000 });
    expect(await refusalOf(refunds.create({ payment_intent, amount: 591 }))).toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
      message: expect.stringMatching(/greater than unrefunded amount/),
    });
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 1000 });
  });

  it("cannot exceed a capture in part", async () => {
    const { id: payment_intent } = await service.stripe.paymentIntents.create(hold());
    await service.stripe.paymentIntents.capture(payment_intent, { amount_to_capture: 1000 });
    const refusal = await refusalOf(refunds.create({ payment_intent, amount: 1001 }));
    expect(refusal).toMatchObject({ statusCode: 400 });
    expect(await refunds.create({ payment_intent })).toMatchObject({ amount: 1000 });
  });

  it("are refused once everything is back", async () => {
    const payment_intent = await paid();
    await refunds.create({ payment_intent });
    expect(await refusalOf(refunds.create({ payment_intent }))).toMatchObject({
      statusCode: 400,
      code: "charge_already_refunded",
    });
  });

  it("are refused for money that is only held", async () => {
    const { id: payment_intent } = await service.stripe.paymentIntents.create(hold());
    const { statusCode, code } = await refusalOf(refunds.create({ payment_intent }));
    expect(statusCode).toBe(400);
    expect(code).not.toBe("charge_already_refunded");
  });

  it("can be pending", async () => {
    const payment_intent = await paid("pm_card_pendingRefund");
    expect(await refunds.create({ payment_intent })).toMatchObject({ status: "pending" });
  });

  it("are listed by payment, newest first", async () => {
    const [one, other] = await Promise.all([paid(), paid()]);
    const first = await refunds.create({ payment_intent: one, amount: 100 });
    await refunds.create({ payment_intent: other, amount: 100 });
    const second = await refunds.create({ payment_intent: one, amount: 200 });
    const { data } = await refunds.list({ payment_intent: one });
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it("are refused once the cardholder disputes the payment", async () => {
    await paid("pm_card_createDispute");
    const payment_intent = await paid("pm_card_createDispute");
    await expect
      .poll(async () => (await service.stripe.disputes.list({ payment_intent })).data, PATIENTLY)
      .toMatchObject([
        {
          amount: 1590,
          reason: "fraudulent",
          status: "needs_response",
          payment_intent,
          evidence_details: { due_by: expect.any(Number) },
        },
      ]);
    expect(await chargeOf(payment_intent)).toMatchObject({ disputed: true });
    expect(await refusalOf(refunds.create({ payment_intent }))).toMatchObject({
      code: "charge_disputed",
    });
  });
});
