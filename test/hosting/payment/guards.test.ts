import { request } from "node:http";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_VERSION } from "@/hosting/local/payment/state/api-version";
import { refusalOf, sessionParams, startTestProvider, type TestProvider } from "./support";

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());

/** Status of a request under another host name, as a page of that name would send it. */
function statusAs(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${provider.url}${path}`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

describe("the local provider", () => {
  it("accepts no key of the real service", async () => {
    for (const key of ["sk_live_1", "sk_test_51abc", "rk_test_local"]) {
      const call = provider.client({ key }).accounts.create();
      expect(await refusalOf(call)).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    }
  });

  it.each(["success_url", "cancel_url"])("sends nobody to another machine by %s", async (param) => {
    for (const url of ["https://example.com/", "http://localhost.example.com/", "javascript:1"]) {
      const call = provider.stripe.checkout.sessions.create(sessionParams({ [param]: url }));
      expect(await refusalOf(call)).toMatchObject({ statusCode: 400, param });
    }
  });

  it("sends no events to another machine", async () => {
    const target = { url: "https://example.com/", secret: "whsec_1" };
    await expect(provider.control("webhook", target)).rejects.toThrow(/away from this machine/);
  });

  it("answers under names of this machine only", async () => {
    expect(await statusAs("pay.example.com", "/_control/faults")).toBe(421);
    expect(await statusAs("127.0.0.1:12111", "/_control/faults")).toBe(200);
  });

  it("speaks the API version of the SDK only", async () => {
    expect(API_VERSION).toBe(Stripe.API_VERSION);
    const stripe = new Stripe("sk_test_local", {
      host: "localhost",
      port: new URL(provider.url).port,
      protocol: "http",
      apiVersion: "2020-08-27" as typeof API_VERSION,
    });
    expect(await refusalOf(stripe.events.list())).toMatchObject({ statusCode: 400 });
  });

  it("refuses calls that the product does not use", async () => {
    const refusal = await refusalOf(provider.stripe.customers.create());
    expect(refusal).toMatchObject({ statusCode: 404, type: "StripeInvalidRequestError" });
  });

  it("refuses faults that it does not know", async () => {
    await expect(provider.control("faults", { webhooks: { lose: 2 } })).rejects.toThrow(/lose/);
    await expect(provider.control("faults", { explode: true })).rejects.toThrow(/explode/);
    await expect(provider.control("explosion", {})).rejects.toThrow(/No such control/);
  });

  it("forgets everything on request", async () => {
    await provider.stripe.checkout.sessions.create(sessionParams());
    await provider.control("reset", {});
    expect(await provider.client().checkout.sessions.list()).toMatchObject({ data: [] });
    expect(await refusalOf(provider.stripe.checkout.sessions.list())).toMatchObject({
      code: "account_invalid",
    });
  });
});
