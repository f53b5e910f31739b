import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, sessionParams } from "../support";
import { hold, payWith, SERVICES, type Service, TEST_TIMEOUT_MS } from "./services";

describe.each(SERVICES)("Calls of the $name", { timeout: TEST_TIMEOUT_MS }, (named) => {
  let service: Service;

  beforeAll(async () => {
    service = await named.start();
  });
  afterAll(() => service.stop());

  let keys = 0;
  const newKey = () => ({ idempotencyKey: `contract-${process.pid}-${Date.now()}-${keys++}` });

  it("have the same answer under the same key", async () => {
    const { paymentIntents } = service.stripe;
    const key = newKey();
    const [first, second] = [
      await paymentIntents.create(hold(), key),
      await paymentIntents.create(hold(), key),
    ];
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(first.lastResponse.headers).not.toHaveProperty("idempotent-replayed");
  });

  it("have their first answer under the same key, whatever happened since", async () => {
    const { paymentIntents } = service.stripe;
    const { id } = await paymentIntents.create(hold());
    const key = newKey();
    const captured = await paymentIntents.capture(id, {}, key);
    await service.stripe.refunds.create({ payment_intent: id });
    expect(await paymentIntents.capture(id, {}, key)).toEqual(captured);
  });

  it("act twice under two keys", async () => {
    const { sessions } = service.stripe.checkout;
    const first = await sessions.create(sessionParams(), newKey());
    const second = await sessions.create(sessionParams(), newKey());
    expect(second.id).not.toBe(first.id);
  });

  it("refuse a key that was used with other parameters", async () => {
    const key = newKey();
    await service.stripe.paymentIntents.create(payWith("pm_card_visa"), key);
    const other = payWith("pm_card_visa", { amount: 1600 });
    const refusal = await refusalOf(service.stripe.paymentIntents.create(other, key));
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(refusal).toMatchObject({ statusCode: 400 });
  });

  it("refuse a key that was used for something else", async () => {
    const key = newKey();
    const { id } = await service.stripe.paymentIntents.create(hold(), key);
    const refusal = await refusalOf(service.stripe.paymentIntents.cancel(id, {}, key));
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it("repeat a refusal of the bank under the same key", async () => {
    const key = newKey();
    const declined = payWith("pm_card_visa_chargeDeclined");
    const { paymentIntents } = service.stripe;
    const first = await refusalOf(paymentIntents.create(declined, key));
    const second = await refusalOf(paymentIntents.create(declined, key));
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  });

  it("may use a key again after parameters that were refused", async () => {
    const key = newKey();
    const { sessions } = service.stripe.checkout;
    const wrong = { surprise: "1" } as Partial<Stripe.Checkout.SessionCreateParams>;
    await refusalOf(sessions.create(sessionParams(wrong), key));
    expect(await sessions.create(sessionParams(), key)).toMatchObject({ status: "open" });
  });

  it("are refused without a valid key", async () => {
    const refusal = await refusalOf(service.stranger.paymentIntents.list());
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(refusal).toMatchObject({ statusCode: 401 });
  });

  it("are refused for an account that does not exist", async () => {
    const stripeAccount = "acct_1unknownunknown";
    const { accounts, paymentIntents } = service.stripe;
    for (const call of [
      () => paymentIntents.list({}, { stripeAccount }),
      () => accounts.retrieve(stripeAccount),
    ]) {
      const refusal = await refusalOf(call());
      expect(refusal).toBeInstanceOf(Stripe.errors.StripePermissionError);
      expect(refusal).toMatchObject({ statusCode: 403, code: "account_invalid" });
    }
  });

  it("expand two levels", async () => {
    const { id } = await service.stripe.paymentIntents.create(payWith("pm_card_visa"));
    const { latest_charge } = await service.stripe.paymentIntents.retrieve(id, {
      expand: ["latest_charge.refunds"],
    });
    expect(latest_charge).toMatchObject({ object: "charge", refunds: { data: [] } });
  });

  it("expand the entries of a list", async () => {
    await service.stripe.paymentIntents.create(payWith("pm_card_visa"));
    const { data } = await service.stripe.paymentIntents.list({
      limit: 1,
      expand: ["data.latest_charge"],
    });
    expect(data).toMatchObject([{ latest_charge: { object: "charge" } }]);
  });

  it("refuse to expand what has no more to show", async () => {
    const { id } = await service.stripe.paymentIntents.create(payWith("pm_card_visa"));
    const params = { expand: ["amount"] };
    expect(await refusalOf(service.stripe.paymentIntents.retrieve(id, params))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining("cannot be expanded"),
    });
  });

  it("refuse a cursor that is not in the list", async () => {
    const refusal = await refusalOf(service.stripe.refunds.list({ starting_after: "re_unknown" }));
    expect(refusal).toMatchObject({ code: "resource_missing", param: "starting_after" });
  });
});
