import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessionParams, startTestProvider, type TestProvider } from "./support";

let provider: TestProvider;
let account: string;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await provider.control("reset", {});
  const made = await provider.control<Stripe.Account>("accounts", { business_name: "Asia <3" });
  account = made.id;
  stripe = provider.client({ account });
});

const page = async (language = "de") =>
  (await fetch(provider.url, { headers: { "accept-language": language } })).text();

/** Sends a form of the page: the one that posts to an address below `/_control/`. */
async function submit(path: string, fields: Record<string, string> = {}): Promise<void> {
  expect(await page()).toContain(`action="/_control/${path}"`);
  const response = await fetch(`${provider.url}/_control/${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
}

async function pay(attempt: object = {}): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(
    sessionParams({ payment_method_options: { card: { capture_method: "manual" } } }),
  );
  const intent = await provider.control<Stripe.PaymentIntent>(`sessions/${id}/pay`, attempt);
  return intent.id;
}

describe("the control page", () => {
  it("is empty at first, in German or English", async () => {
    await provider.control("reset", {});
    expect(await page()).toContain("Noch keine Zahlung.");
    expect(await page()).toContain("Noch kein Restaurant hat ein Konto.");
    expect(await page("en-GB")).toContain("No payment yet.");
  });

  it("sets faults and shows them, with how often they happened", async () => {
    await submit("faults", { "answers.lose": "0.3", "webhooks.delay_ms": "5000", seed: "7" });
    expect(await provider.control("faults")).toMatchObject({
      seed: 7,
      answers: { lose: 0.3, delay_ms: 0 },
      webhooks: { delay_ms: 5000, lose: 0 },
    });
    const html = await page();
    expect(html).toContain('<option value="0.3" selected>30 %</option>');
    expect(html).toContain('<option value="5000" selected>5 s</option>');
    expect(html).toContain('name="seed" value="7"');
    await submit("faults", { "answers.lose": "1", seed: "7" });
    await expect(pay()).rejects.toThrow();
    // The SDK repeats a call once whose connection was closed.
    expect(await page()).toContain("Antworten gehen nach der Ausführung verloren: 2");
  });

  it("stays reachable while the provider is down, and starts it again", async () => {
    await submit("faults", { is_down: "true", seed: "1" });
    expect(await page()).toContain('value="true" checked');
    await submit("faults", { seed: "1" });
    expect(await stripe.events.list()).toMatchObject({ object: "list" });
  });

  it("keeps values that the form does not offer", async () => {
    await provider.control("faults", { webhooks: { lose: 0.42 } });
    expect(await page()).toContain('<option value="0.42" selected>');
  });

  it("lists payments and lets a hold lapse", async () => {
    const id = await pay();
    const html = await page();
    expect(html).toContain("15,90\u00a0€");
    expect(html).toContain("reserviert");
    expect(html).toContain("Asia &lt;3");
    await submit(`intents/${id}/lapse`);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: "canceled" });
    expect(await page()).toContain("aufgehoben");
  });

  it("disputes a payment and lets a refund fail", async () => {
    const id = await pay();
    expect(await page()).not.toContain(`intents/${id}/dispute`);
    await stripe.paymentIntents.capture(id);
    const refund = await stripe.refunds.create({ payment_intent: id });
    expect(await page()).toContain("erstattet");
    await submit(`refunds/${refund.id}/fail`);
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: "failed" });
    await submit(`intents/${id}/dispute`);
    expect(await page()).toContain("beanstandet");
    expect(await page()).not.toContain(`intents/${id}/dispute`);
  });

  it("leads to open payments", async () => {
    const { url } = await stripe.checkout.sessions.create(sessionParams());
    expect(await page()).toContain(`href="${url}"`);
  });

  it("disables and enables an account", async () => {
    await submit(`accounts/${account}`, { charges_enabled: "false" });
    expect(await page()).toContain("nimmt keine Zahlungen an");
    await submit(`accounts/${account}`, { charges_enabled: "true" });
    expect(await provider.client().accounts.retrieve(account)).toMatchObject({
      charges_enabled: true,
    });
  });

  it("forgets everything", async () => {
    await pay();
    await submit("reset");
    expect(await page()).toContain("Noch keine Zahlung.");
  });

  it("refuses what is no form of its own", async () => {
    const response = await fetch(`${provider.url}/_control/faults`, {
      method: "POST",
      body: new URLSearchParams({ seed: "no number" }),
    });
    expect(response.status).toBe(400);
  });
});
