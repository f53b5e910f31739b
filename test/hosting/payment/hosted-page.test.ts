import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SHOP, sessionParams, startTestProvider, type TestProvider } from "./support";

let provider: TestProvider;
let pageUrl: string;
let id: string;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());
beforeEach(() => openSession());

async function openSession(changes: Parameters<typeof sessionParams>[0] = {}): Promise<void> {
  const session = await provider.stripe.checkout.sessions.create(sessionParams(changes));
  id = session.id;
  pageUrl = session.url ?? "";
}

function post(step: "pay" | "approve", fields: Record<string, string>) {
  return fetch(`${provider.url}/checkout/${id}/${step}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

const pay = (card: string) => post("pay", { method: "card", card });
const page = async (headers = {}) => (await fetch(pageUrl, { headers })).text();
const session = () =>
  provider.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });

describe("the hosted page", () => {
  it("says that no real money is paid, what is paid, and how", async () => {
    const html = await page();
    expect(html).toContain("Testzahlung – kein echtes Geld");
    expect(html).toContain("Zahlung an Testrestaurant");
    expect(html).toContain("2 × Mangolassi");
    expect(html).toContain("15,90\u00a0€");
    for (const name of ["Karte", "PayPal", "Apple Pay", "Google Pay", "Klarna", "Wero"]) {
      expect(html).toContain(name);
    }
    expect(html).toContain(`href="${SHOP}/checkout"`);
  });

  it("speaks the session's language, else the browser's", async () => {
    expect(await page({ "accept-language": "en-GB" })).toContain("no real money");
    await openSession({ locale: "en" });
    expect(await page({ "accept-language": "de" })).toContain("Pay €15.90");
    await openSession({ locale: "de" });
    expect(await page({ "accept-language": "en" })).toContain("15,90\u00a0€ bezahlen");
  });

  it("writes names as text, not as markup", async () => {
    const product_data = { name: "<b>Pho</b>" };
    const price_data = { currency: "eur", unit_amount: 1090, product_data };
    await openSession({ line_items: [{ price_data, quantity: 1 }] });
    expect(await page()).toContain("&lt;b&gt;Pho&lt;/b&gt;");
  });

  it("takes a card and returns to the shop with the session's name", async () => {
    const { status, headers } = await pay("4242 4242 4242 4242");
    expect(status).toBe(303);
    expect(headers.get("location")).toBe(`${SHOP}/orders/1?session=${id}`);
    expect(await session()).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      payment_intent: { status: "succeeded", amount_received: 1590 },
    });
  });

  it("pays with the test card of a button", async () => {
    await post("pay", { test_card: "4000000000000002" });
    expect(await page()).toContain("Die Zahlung wurde abgelehnt.");
  });

  it.each([
    ["4000 0000 0000 9995", "nicht genug Guthaben"],
    ["4000 0000 0000 0069", "abgelaufen"],
    ["4242 4242 4242 4243", "Kartennummer stimmt nicht"],
    ["4539 1488 0343 6467", "nur Testkarten"],
    ["", "Kartennummer stimmt nicht"],
  ])("says why %s is declined, and lets the guest try again", async (card, reason) => {
    expect((await pay(card)).headers.get("location")).toBe(`/checkout/${id}`);
    const html = await page();
    expect(html).toContain('role="alert"');
    expect(html).toContain(reason);
    expect(await session()).toMatchObject({ status: "open", payment_status: "unpaid" });
    await pay("4242424242424242");
    expect(await session()).toMatchObject({
      status: "complete",
      payment_intent: { status: "succeeded", last_payment_error: null },
    });
  });

  it("keeps no digit of a card that is no test card", async () => {
    await pay("4539 1488 0343 6467");
    const { latest_charge } = await provider.stripe.paymentIntents.retrieve(
      ((await session()).payment_intent as { id: string }).id,
      { expand: ["latest_charge"] },
    );
    expect(JSON.stringify(latest_charge)).not.toContain("6467");
  });

  it.each([
    ["a card that asks (3-D Secure)", { method: "card", card: "4000002500003155" }, "3-D Secure"],
    ["PayPal", { method: "paypal" }, "PayPal"],
    ["Klarna", { method: "klarna" }, "Klarna"],
    ["Wero", { method: "wero" }, "Wero"],
  ])("lets the guest confirm with %s", async (_name, fields, title) => {
    const { headers } = await post("pay", fields);
    expect(headers.get("location")).toBe(`/checkout/${id}/approve`);
    expect(await session()).toMatchObject({ payment_intent: { status: "requires_action" } });
    const question = await (await fetch(`${provider.url}/checkout/${id}/approve`)).text();
    expect(question).toContain(`${title}: Zahlung bestätigen`);
    await post("approve", { answer: "no" });
    expect(await page()).toContain("nicht bestätigt");
    expect(await session()).toMatchObject({
      status: "open",
      payment_intent: { status: "requires_payment_method" },
    });
    await post("pay", fields);
    expect((await post("approve", { answer: "yes" })).headers.get("location")).toContain(SHOP);
    expect(await session()).toMatchObject({ payment_intent: { status: "succeeded" } });
  });

  it("takes Apple Pay and Google Pay as cards", async () => {
    for (const method of ["apple_pay", "google_pay"]) {
      await openSession();
      await post("pay", { method });
      const { data } = await provider.stripe.charges.list({ limit: 1 });
      expect(data[0]?.payment_method_details?.card?.wallet?.type).toBe(method);
    }
  });

  it("stays where it is with the card that pays but does not return", async () => {
    const { status, headers } = await pay("4111 1111 1111 1111");
    expect([status, headers.get("location")]).toEqual([200, null]);
    expect(await session()).toMatchObject({ payment_status: "paid" });
  });

  it("pays once, however often the form is sent", async () => {
    await pay("4242424242424242");
    const again = await pay("4242424242424242");
    expect(await again.text()).toContain("Schon bezahlt");
    const { id: intent } = (await session()).payment_intent as { id: string };
    const { data } = await provider.stripe.charges.list({ payment_intent: intent });
    expect(data).toHaveLength(1);
  });

  it("says when it has expired, and leads back", async () => {
    await provider.stripe.checkout.sessions.expire(id);
    const html = await page();
    expect(html).toContain("Es wurde nichts belastet.");
    expect(html).toContain(`href="${SHOP}/checkout"`);
    await pay("4242424242424242");
    expect(await session()).toMatchObject({ status: "expired", payment_status: "unpaid" });
  });

  it("expires by itself, also while the guest is asked to confirm", async () => {
    await post("pay", { method: "paypal" });
    await provider.control("clock", { advance_s: 24 * 3600 });
    expect(await session()).toMatchObject({
      status: "expired",
      payment_intent: { status: "canceled" },
    });
  });

  it("accepts no form of another site", async () => {
    const response = await fetch(`${provider.url}/checkout/${id}/pay`, {
      method: "POST",
      body: new URLSearchParams({ method: "card", card: "4242424242424242" }),
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(response.status).toBe(403);
    expect(await session()).toMatchObject({ status: "open" });
  });

  it("knows no other addresses", async () => {
    for (const path of ["/checkout/cs_test_unknown", "/onboarding/link_unknown", "/unknown"]) {
      expect((await fetch(`${provider.url}${path}`)).status).toBe(404);
    }
  });
});
