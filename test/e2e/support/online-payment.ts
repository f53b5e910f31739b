import type { Page } from "playwright-core";
import { inject } from "vitest";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { guestUser } from "@/test/harness/accounts";
import { adminGet, adminPatch, adminSet } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { choose, orderButton } from "./checkout";
import { orderRequest } from "./orders";
import { reservationRequest, setReservationPolicy } from "./reservations";

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

/** What a test pays without a page. */
interface Paid {
  readonly id: string;
  readonly code: string;
  readonly intent: string;
}

/**
 * Places an order for two soups, 7.56 €, as a new guest and pays it online, without a page.
 * @param method `wero` is captured at once, a card is held
 */
export async function paidOrderAsGuest(method: "card" | "wero" = "wero"): Promise<Paid> {
  const ask = await asNewGuest();
  const request = { ...orderRequest(), payment: "online" };
  const { order_id } = request;
  await ask("placeOrder", request);
  const intent = await payAs(ask, { order_id }, method);
  const code = String((await adminGet(`orders/${order_id}`))?.code);
  return { id: order_id, code, intent };
}

/** Books a table for four tomorrow as a new guest and pays its deposit of 60.00 €, without a page. */
export async function paidDepositAsGuest(): Promise<Paid> {
  const terms = { cents_a_person: 1500, free_until_hours: 2 };
  await setReservationPolicy({ deposit: { ...terms, from_party: 4 } });
  const ask = await asNewGuest();
  const deposit = { cents: 6000, free_until_hours: 2 };
  const request = reservationRequest({ deposit });
  const { reservation_id } = request;
  await ask("requestReservation", request);
  const intent = await payAs(ask, { reservation_id }, "card");
  const code = String((await adminGet(`reservations/${reservation_id}`))?.code);
  return { id: reservation_id, code, intent };
}

type Ask = (name: string, data: object) => Promise<Record<string, unknown> | undefined>;

/** Pays what a guest has ordered or booked. @returns the intent's id */
async function payAs(ask: Ask, paid: object, method: "card" | "wero"): Promise<string> {
  const opened = await ask("openPayment", paid);
  const session = String(opened?.url).split("/").at(-1);
  const { id } = (await control(`sessions/${session}/pay`, { method })) as { id: string };
  await ask("syncPayment", paid);
  return id;
}

async function asNewGuest(): Promise<Ask> {
  const [{ idToken }, token] = await Promise.all([guestUser(), appCheckToken()]);
  const credentials = { idToken, appCheckToken: token };
  return async (name, data) => {
    const { error, result } = await callFunction(name, data, credentials);
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  };
}
