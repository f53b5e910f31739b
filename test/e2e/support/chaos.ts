import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import type { OrderClient } from "@/test/faults/order-client";
import { newPhone } from "@/test/harness/new-phone";
import { addDish, MISO, openMenu } from "./cart";
import { fillContact, ORDER_PAGE, openCheckout, orderButton, waitForOrderPage } from "./checkout";
import { orderRequest } from "./orders";

/**
 * Places one order without a page. Every third client sends the request twice at the same time;
 * every third sends it again afterwards, as a page does after a reload.
 * @returns the order's id
 */
export async function orderAsClient(client: OrderClient, index: number): Promise<string> {
  const request = orderRequest();
  const sent = client.send(request);
  if (index % 3 === 0) await client.send(request);
  const event = await sent;
  if (event.type !== "succeeded" || index % 3 === 1) return sendAgain(client, request);
  return event.answer.id;
}

/** Sends the same request again while its outcome is unknown. */
async function sendAgain(client: OrderClient, request: PlaceOrderRequest): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const event = await client.send(request);
    if (event.type === "succeeded") return event.answer.id;
    if (event.type === "refused") throw new Error(JSON.stringify(event.refusal));
  }
  throw new Error(`the outcome of ${request.order_id} is unknown`);
}

/** Opens the menu, fills the cart and fills in the checkout. */
export async function prepareGuest(page: Page): Promise<void> {
  await openMenu(page);
  await addDish(page, MISO);
  await addDish(page, MISO);
  await openCheckout(page);
  await fillContact(page, "Gerda Gast", newPhone());
}

/**
 * Places one order with a prepared page. Every third guest double-clicks; every third reloads while
 * the request is on its way. All click the button with which the page continues.
 * @returns the order's id
 */
export async function orderAsGuest(page: Page, index: number): Promise<string> {
  const sent = index % 3 === 1 ? page.waitForRequest("**/placeOrder") : null;
  await orderButton(page).click({ clickCount: index % 3 === 0 ? 2 : 1 });
  await sent;
  if (sent) await page.reload();
  await expect
    .poll(() => clickThrough(page), { timeout: 180_000, interval: 2000 })
    .toMatch(ORDER_PAGE);
  return waitForOrderPage(page);
}

/** Clicks the button that continues, if the page offers one. @returns the URL of the page */
async function clickThrough(page: Page): Promise<string> {
  const { retry, checkNow, backToForm } = checkoutTexts.de;
  for (const name of [retry, checkNow, backToForm]) {
    const button = page.getByRole("button", { name });
    if (!(await button.isVisible())) continue;
    await button.click({ timeout: 2000 }).catch(() => {});
    if (name === backToForm) await orderButton(page).click();
  }
  return page.url();
}

/** Codes of the listed orders, sorted. */
export async function codesOn(page: Page): Promise<string[]> {
  const texts = await page.getByTestId("order-code").allInnerTexts();
  return texts.map((text) => text.trim().slice(-4)).toSorted();
}

export function codesOf(orders: readonly { readonly code: string }[]): string[] {
  return orders.map(({ code }) => code).toSorted();
}
