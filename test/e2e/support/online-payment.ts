import type { Page } from "playwright-core";
import { inject } from "vitest";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { guestUser } from "@/test/harness/accounts";
import { adminGet, adminPatch, adminSet } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { choose, orderButton } from "./checkout";
import { orderRequest } from "./orders";

const ACCOUNT = "acct_bobingen";
const METHODS = ["cash", "card_at_door", "online"];

/** Lets guests of Bobingen pay online, with an empty provider that sends no events. */
export async function takeOnlinePayments(): Promise<void> {
  await control("reset", {});
  await control("webhook", null);
  await control("accounts", { id: ACCOUNT });
  await adminSet("payment_accounts/resto-bobingen", {
    account_id: ACCOUNT,
    livemode: false,
    charges_enabled: true,
    requirements_due: [],
    methods: ["card"],
    connected_at: new Date(),
    connected_by: "manager",
    updated_at: new Date(),
  });
  await adminPatch("public/resto-bobingen", {
    payment_methods: { pickup: METHODS, delivery: METHODS },
    pays_online: true,
  });
}

/** Uses the control of the local payment provider. */
export async function control(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${inject("paymentUrl")}/_control/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Orders with online payment and waits for the provider's page. */
export async function orderOnline(page: Page): Promise<void> {
  await choose(page, checkoutTexts.de.payments.online);
  await orderButton(page).click();
  await onProviderPage(page);
}

/** Waits for the provider's page. */
export function onProviderPage(page: Page): Promise<void> {
  return page.waitForURL((url) => url.origin === new URL(inject("paymentUrl")).origin);
}

/** Ends the time that an order has left to be paid. */
export async function endTimeToPay(id: string): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await adminPatch(`payments/${id}`, { hold_until: past });
  await adminPatch(`orders/${id}`, { pay_by: past });
}

/**
 * Places an order for two soups, 7.56 €, as a new guest and pays it online, without a page.
 * @param method `wero` is captured at once, a card is held
 */
export async function paidOrderAsGuest(
  method: "card" | "wero" = "wero",
): Promise<{ readonly id: string; readonly code: string; readonly intent: string }> {
  const [{ idToken }, token] = await Promise.all([guestUser(), appCheckToken()]);
  const credentials = { idToken, appCheckToken: token };
  const ask = async (name: string, data: object) => {
    const { error, result } = await callFunction(name, data, credentials);
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  };
  const request = { ...orderRequest(), payment: "online" };
  const order_id = request.order_id;
  await ask("placeOrder", request);
  const opened = await ask("openPayment", { order_id });
  const session = String(opened?.url).split("/").at(-1);
  const { id: intent } = (await control(`sessions/${session}/pay`, { method })) as { id: string };
  await ask("syncPayment", { order_id });
  const code = String((await adminGet(`orders/${order_id}`))?.code);
  return { id: order_id, code, intent };
}
