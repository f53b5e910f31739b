import type { Page } from "playwright-core";
import { inject } from "vitest";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { adminPatch, adminSet } from "@/test/harness/admin";
import { choose, orderButton } from "./checkout";

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

async function control(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${inject("paymentUrl")}/_control/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
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
