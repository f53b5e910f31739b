import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { checkoutTexts } from "@/i18n/checkout-texts";
import type { OrderClient } from "@/test/faults/order-client";
import { addDish, MISO, openMenu } from "./cart";
import { fillContact, landedOrder, ORDER_PAGE, openCheckout, orderButton } from "./checkout";

/** Two soups for pickup, as the pages of the chaos run order them. */
function twoSoups(): PlaceOrderRequest {
  return {
    order_id: randomUUID(),
    resto_key: "resto-bobingen",
    type: "pickup",
    lines: [{ item_id: MISO, qty: 2, choices: {} }],
    expected_total_cents: 756,
    contact: { name: "Gerda Gast", phone: "089 99998-100" },
    payment: "cash",
  };
}

/**
 * Orders once without a page: every third client sends twice at the same time, every third sends
 * again afterwards, as a page does after a reload.
 * @returns the order's id
 */
export async function orderAsClient(client: OrderClient, index: number): Promise<string> {
  const request = twoSoups();
  const sent = client.send(request);
  if (index % 3 === 0) await client.send(request);
  const event = await sent;
  if (event.type !== "succeeded" || index % 3 === 1) return askAgain(client, request);
  return event.answer.id;
}

/** What "check now" in the checkout does while the outcome is unknown: asks under the same id. */
async function askAgain(client: OrderClient, request: PlaceOrderRequest): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const event = await client.send(request);
    if (event.type === "succeeded") return event.answer.id;
    if (event.type === "refused") throw new Error(JSON.stringify(event.refusal));
  }
  throw new Error(`nobody knows what became of ${request.order_id}`);
}

/** Opens the menu, fills the cart and the checkout. */
export async function prepareGuest(page: Page): Promise<void> {
  await openMenu(page);
  await addDish(page, MISO);
  await addDish(page, MISO);
  await openCheckout(page);
  await fillContact(page);
}

/**
 * Orders with a prepared page: every third guest clicks twice, every third reloads while the order
 * is on its way. They take every way on that the page offers.
 * @returns the order's id
 */
export async function orderAsGuest(page: Page, index: number): Promise<string> {
  const sent = index % 3 === 1 ? page.waitForRequest("**/placeOrder") : null;
  await orderButton(page).click({ clickCount: index % 3 === 0 ? 2 : 1 });
  await sent;
  if (sent) await page.reload();
  await expect.poll(() => goOn(page), { timeout: 180_000, interval: 2000 }).toMatch(ORDER_PAGE);
  return landedOrder(page);
}

/** Takes the way on that the page offers, if any, and says where the page is. */
async function goOn(page: Page): Promise<string> {
  const { retry, checkNow, backToForm } = checkoutTexts.de;
  for (const name of [retry, checkNow, backToForm]) {
    const button = page.getByRole("button", { name });
    if (!(await button.isVisible())) continue;
    await button.click({ timeout: 2000 }).catch(() => {});
    if (name === backToForm) await orderButton(page).click();
  }
  return page.url();
}

/** Codes of the orders in the list that the page shows. */
export async function codesOn(page: Page): Promise<string[]> {
  const texts = await page.getByTestId("order-code").allInnerTexts();
  return texts.map((text) => text.trim().slice(-4)).toSorted();
}

export function codesOf(orders: readonly { readonly code: string }[]): string[] {
  return orders.map(({ code }) => code).toSorted();
}
