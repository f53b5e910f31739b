import type { Page } from "playwright-core";
import { expect } from "vitest";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { adminGet } from "@/test/harness/admin";
import { addDish, MISO, openCart, openMenu } from "../support/cart";
import { choose, field, fillContact, orderButton, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { setOrderStatus } from "../support/orders";

const statuses = { ...receiptTexts.de.statuses, completed: receiptTexts.de.finished.pickup };
const { addForPrice } = menuTexts.de;

/** Adds a large phở with egg, without coriander and with a note. */
async function addPho(page: Page): Promise<void> {
  await page.locator('[data-add="pho-bo"]').click();
  const sheet = page.getByRole("dialog", { name: "Phở Bò" });
  await sheet.getByRole("button", { name: addForPrice("13,90 €") }).click();
  await sheet.getByRole("alert").waitFor();
  await sheet.getByLabel("Groß (1,1 l)").check();
  await sheet.getByLabel("Onsen-Ei").check();
  await sheet.getByLabel("Koriander").check();
  await sheet.getByLabel("Wunsch an die Küche").fill("bitte wenig Salz");
  await sheet.getByRole("button", { name: addForPrice("18,70 €") }).click();
  await sheet.waitFor({ state: "detached" });
}

async function expectPhoInCart(page: Page): Promise<void> {
  const cart = await openCart(page);
  const line = cart.getByTestId("cart-line").filter({ hasText: "Phở Bò" });
  await line.getByText("Groß (1,1 l), Onsen-Ei, Koriander").waitFor();
  await line.getByText("bitte wenig Salz").waitFor();
  await line.getByText("18,70 €").waitFor();
  await cart.getByText("22,90 €").waitFor();
}

/** Waits until the order page shows the status, without a reload. */
async function expectStatus(page: Page, status: keyof typeof statuses): Promise<void> {
  await page.getByRole("heading", { level: 1, name: statuses[status], exact: true }).waitFor();
  await page.getByText(ordersTexts.de.sentences[status]).waitFor();
}

it("a pickup order keeps cart and form through reloads and follows the status live", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor();
  await openMenu(page);
  await addPho(page);
  await addDish(page, MISO);
  await expectPhoInCart(page);
  await page.reload();
  await expectPhoInCart(page);
  await (await openCart(page)).getByRole("link", { name: cartTexts.de.checkout }).click();

  await choose(page, "Abholung");
  await fillContact(page);
  await field(page, checkoutTexts.de.email.label).fill("gerda@example.com");
  await choose(page, "Mit Karte");
  await page.reload();
  await orderButton(page).waitFor();
  const kept = (label: string) => expect.poll(() => field(page, label).inputValue());
  await kept(checkoutTexts.de.name.label).toBe("Gerda Gast");
  await kept(checkoutTexts.de.email.label).toBe("gerda@example.com");
  await expect.poll(() => page.getByRole("radio", { name: "Mit Karte" }).isChecked()).toBe(true);
  const review = page.getByRole("region", { name: checkoutTexts.de.review });
  await review.getByText("bitte wenig Salz").waitFor();
  await review.getByText("−2,29 €").waitFor();
  await review.getByTestId("receipt-total").getByText("20,61 €").waitFor();

  const id = await placeOrder(page);
  const { code, ...order } = (await adminGet(`orders/${id}`)) ?? {};
  expect(order).toMatchObject({
    type: "pickup",
    total_cents: 2061,
    contact: { name: "Gerda Gast", phone: "089 99998-100", email: "gerda@example.com" },
    payment: "card_at_door",
  });
  await page.reload();
  await page.getByText(String(code), { exact: true }).waitFor();
  await page.getByText("20,61 €").first().waitFor();
  await expectStatus(page, "placed");

  await setOrderStatus(id, "accepted", { eta_minutes: 25 });
  await expectStatus(page, "accepted");
  await page.getByText(ordersTexts.de.promised.pickup).waitFor();
  expect(await page.getByTestId("promised-time").textContent()).toMatch(/^\d\d:\d\d Uhr$/);
  for (const status of ["preparing", "ready", "completed"] as const) {
    await setOrderStatus(id, status);
    await expectStatus(page, status);
  }

  await openMenu(page);
  expect(await page.locator("[data-cart-count]").count()).toBe(0);
  expect(faults).toEqual([]);
});
