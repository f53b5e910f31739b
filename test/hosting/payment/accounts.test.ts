import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refusalOf, SHOP, sessionParams, startTestProvider, type TestProvider } from "./support";

let provider: TestProvider;
let platform: Stripe;

beforeAll(async () => {
  provider = await startTestProvider();
  platform = provider.client();
});
afterAll(() => provider.stop());

const controller = {
  fees: { payer: "account" },
  losses: { payments: "stripe" },
  requirement_collection: "stripe",
  stripe_dashboard: { type: "full" },
} as const;

async function newAccount(): Promise<Stripe.Account> {
  const business_profile = { name: "Asia Bobingen" };
  return platform.accounts.create({ country: "DE", controller, business_profile });
}

function newLink(account: string) {
  const type = "account_onboarding";
  const [return_url, refresh_url] = [`${SHOP}/return`, `${SHOP}/refresh`];
  return platform.accountLinks.create({ account, type, return_url, refresh_url });
}

const visit = (url: string, method = "GET") => fetch(url, { method, redirect: "manual" });

it("a new account is the restaurant's own, and cannot charge before its details are complete", async () => {
  const account = await newAccount();
  expect(account).toMatchObject({
    charges_enabled: false,
    details_submitted: false,
    capabilities: { card_payments: "inactive" },
    controller: { losses: { payments: "stripe" }, stripe_dashboard: { type: "full" } },
    requirements: { currently_due: expect.arrayContaining(["external_account"]) },
  });
  const stripe = provider.client({ account: account.id });
  expect(await refusalOf(stripe.checkout.sessions.create(sessionParams()))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("No valid payment method types"),
  });
});

it("other forms of account are refused", async () => {
  const stripe_dashboard = { type: "express" } as const;
  const call = platform.accounts.create({ controller: { ...controller, stripe_dashboard } });
  expect(await refusalOf(call)).toMatchObject({ param: "controller[stripe_dashboard][type]" });
});

it("onboarding shows what is missing, completes it and returns", async () => {
  const { id } = await newAccount();
  const { url, expires_at, created } = await newLink(id);
  expect(expires_at - created).toBe(300);
  const html = await (await visit(url)).text();
  expect(html).toContain("Asia Bobingen");
  expect(html).toContain("Bankverbindung");
  expect(html).toContain("fehlt noch");
  expect((await visit(url, "POST")).headers.get("location")).toBe(`${SHOP}/return`);
  expect(await platform.accounts.retrieve(id)).toMatchObject({
    charges_enabled: true,
    details_submitted: true,
    capabilities: { card_payments: "active", wero_payments: "active" },
    requirements: { currently_due: [], disabled_reason: null },
  });
  const stripe = provider.client({ account: id });
  expect((await stripe.events.list({ type: "account.updated" })).data).toHaveLength(1);
});

it("an onboarding link works once and for five minutes, then asks for a new one", async () => {
  const { id } = await newAccount();
  const first = await newLink(id);
  await visit(first.url);
  expect((await visit(first.url)).headers.get("location")).toBe(`${SHOP}/refresh`);
  const second = await newLink(id);
  await provider.control("clock", { advance_s: 301 });
  expect((await visit(second.url)).headers.get("location")).toBe(`${SHOP}/refresh`);
});

it("an account of a known name is made once, with the name that the backend stores", async () => {
  const id = "acct_bobingen";
  await provider.control("accounts", { id, business_name: "Asia Bobingen" });
  await provider.control(`accounts/${id}`, { charges_enabled: false });
  await provider.control("accounts", { id });
  expect(await platform.accounts.retrieve(id)).toMatchObject({
    business_profile: { name: "Asia Bobingen" },
    charges_enabled: false,
  });
});

it("a disabled account takes no payment, says what is missing, and can be completed again", async () => {
  const { id } = await provider.control<Stripe.Account>("accounts", {});
  const stripe = provider.client({ account: id });
  const session = await stripe.checkout.sessions.create(sessionParams());
  await provider.control(`accounts/${id}`, { charges_enabled: false });
  expect(await platform.accounts.retrieve(id)).toMatchObject({
    charges_enabled: false,
    requirements: { currently_due: ["company.verification.document"] },
  });
  const form = new URLSearchParams({ method: "card", card: "4242424242424242" });
  const post = await fetch(`${session.url}/pay`, { method: "POST", body: form });
  expect(post.status).toBe(409);
  expect(await post.text()).toContain("Es wurde nichts belastet");
  expect(await stripe.paymentIntents.list()).toMatchObject({ data: [] });
  const { url } = await newLink(id);
  expect(await (await visit(url)).text()).toContain("Nachweis zum Unternehmen");
  await visit(url, "POST");
  expect(await platform.accounts.retrieve(id)).toMatchObject({ charges_enabled: true });
});
