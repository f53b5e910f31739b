import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { addDish, MISO, openCart, openMenu, storedCart } from "../support/cart";
import { fillContact, orderButton, placeOrder, waitForOrderPage } from "../support/checkout";
import { countTaps } from "../support/count-taps";
import { shopTest as it } from "../support/e2e-test";
import { storedOrders } from "../support/orders";
import { changePrices } from "../support/shop";

const PLATTER = "starter-platter";
const checkout = checkoutTexts.de;

/** Cells of the price difference, row by row. */
async function priceDifferences(page: Page): Promise<string[][]> {
  const rows = await page.getByTestId("price-difference").locator("tbody tr").allInnerTexts();
  return rows.map((row) => row.replaceAll("\u00a0", " ").split(/\s*\t\s*/));
}

describe("a changed price", () => {
  it("is shown line by line and accepted with one tap when it changes after the quote", async ({
    guestAtCheckout,
  }) => {
    const { page } = await guestAtCheckout({ stored: storedCart(MISO, MISO, PLATTER) });
    await changePrices({ [MISO]: 5 });
    await orderButton(page).click();
    await page
      .getByText("Ein Preis hat sich geändert")
      .or(page.getByTestId("order-head"))
      .first()
      .waitFor();
    const silent = await storedOrders();
    recordFigure(7, "silent price changes", silent, import.meta.url);
    expect(silent).toEqual([]);
    await expect
      .poll(() => priceDifferences(page))
      .toEqual([
        ["Misosuppe", "8,40 €", "10,00 €"],
        ["Abholrabatt", "−2,63 €", "−2,79 €"],
        ["Gesamtbetrag", "23,67 €", "25,11 €"],
      ]);
    const taps = await countTaps(page);
    await page.getByRole("button", { name: "Neuen Preis 25,11 € akzeptieren" }).click();
    const id = await placeOrder(page);
    const [, ...beforeTheOrder] = await taps();
    recordFigure(7, "taps to accept", beforeTheOrder, import.meta.url);
    expect(beforeTheOrder).toHaveLength(1);
    expect(await adminGet(`orders/${id}`)).toMatchObject({ total_cents: 2511 });
  });

  it("is never accepted silently when it changes before the checkout", async ({
    guestAtCheckout,
  }) => {
    await changePrices({ [MISO]: 5 });
    const { page } = await guestAtCheckout({ stored: storedCart(MISO, MISO, PLATTER) });
    const row = page
      .getByTestId("price-difference")
      .getByRole("row")
      .filter({ hasText: "Misosuppe" });
    await row.getByText("8,40 €").waitFor();
    await row.getByText("10,00 €").waitFor();
    await page.getByRole("button", { name: "Neuen Preis 25,11 € akzeptieren" }).click();
    const id = await placeOrder(page);
    expect(await adminGet(`orders/${id}`)).toMatchObject({ total_cents: 2511 });
  });
});

describe("an unavailable dish", () => {
  it("is marked in the cart", async ({ newVisitor }) => {
    const { page } = await newVisitor({ stored: storedCart(MISO, PLATTER, "gyoza-chicken") });
    await changePrices({ [PLATTER]: null });
    await openMenu(page);
    const cart = await openCart(page);
    await adminPatch("availability/resto-bobingen", {
      sold_out: { "gyoza-chicken": new Date(Date.now() + 3_600_000) },
    });
    await cart.getByText(cartTexts.de.unavailable).waitFor();
    await cart.getByText(cartTexts.de.soldOut).waitFor();
    const shown = await cart.innerText();
    const lost = ["Misosuppe", "Vorspeisenplatte", "Gyoza"].filter((dish) => !shown.includes(dish));
    recordFigure(8, "dishes lost from the cart, of 3", lost, import.meta.url);
    expect(lost).toEqual([]);
  });

  it("is named in the refusal when it sells out or is deleted just before the order, which keeps the other dishes", async ({
    guestAtCheckout,
  }) => {
    const { page } = await guestAtCheckout({ stored: storedCart(MISO, PLATTER, "gyoza-chicken") });
    await adminPatch("availability/resto-bobingen", {
      sold_out: { [PLATTER]: new Date(Date.now() + 3_600_000) },
    });
    await changePrices({ "gyoza-chicken": null });
    await orderButton(page).click();
    const problems = page.getByTestId("unavailable-lines");
    await problems.getByText(checkout.unavailable).waitFor();
    await problems.getByText(checkout.soldOut).waitFor();
    expect(await storedOrders()).toEqual([]);
    const remove = problems.getByRole("button");
    for (const left of [2, 1]) {
      await expect.poll(() => remove.count()).toBe(left);
      await remove.first().click();
    }
    await problems.waitFor({ state: "detached" });
    await orderButton(page).click();
    const id = await waitForOrderPage(page);
    expect(await adminGet(`orders/${id}`)).toMatchObject({ lines: [{ item_id: MISO }] });
  });
});

describe("the browser storage", () => {
  it("does not break the page with a cart of invalid JSON or invalid prices", async ({
    newVisitor,
  }) => {
    const { page, faults } = await newVisitor({ stored: { cart: "{]" } });
    await openMenu(page);
    const invalid = JSON.stringify([{ preis: "4.2", choices: {} }, null]);
    await page.evaluate((cart) => localStorage.setItem("resto-bobingen.cart", cart), invalid);
    await openMenu(page);
    await addDish(page, MISO);
    await (await openCart(page)).getByText("4,20 €").first().waitFor();
    expect(faults).toEqual([]);
  });

  it("is replaced by memory with a notice when the browser blocks it", async ({ newVisitor }) => {
    const { page, faults } = await newVisitor();
    await page.addInitScript(() => {
      for (const kind of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, kind, {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      }
    });
    await openMenu(page);
    await addDish(page, MISO);
    const cart = await openCart(page);
    await cart.getByText(cartTexts.de.memoryOnly).waitFor();
    await cart.getByRole("link", { name: cartTexts.de.checkout }).click();
    await fillContact(page);
    await placeOrder(page);
    expect(faults).toEqual([]);
  });
});
