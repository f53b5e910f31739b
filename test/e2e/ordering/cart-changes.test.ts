import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cartTexts } from "@/i18n/cart-texts";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { addDish, MISO, openCart, openMenu, storedCart } from "../support/cart";
import {
  fillContact,
  openCheckout,
  orderButton,
  placeOrder,
  waitForOrderPage,
} from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { storedOrders } from "../support/orders";
import { changePrices } from "../support/shop";

const PLATTER = "starter-platter";
const checkout = checkoutTexts.de;

/** Cells of the table of changed prices, row by row. */
async function priceDifferences(page: Page): Promise<string[][]> {
  const rows = await page.getByTestId("price-difference").locator("tbody tr").allInnerTexts();
  return rows.map((row) => row.replaceAll("\u00a0", " ").split(/\s*\t\s*/));
}

describe("a price that changes", () => {
  it("after the last look is shown line by line and accepted with one tap", async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ stored: storedCart(MISO, MISO, PLATTER) });
    const quoted = page.waitForResponse("**/quoteOrder", { timeout: 60_000 });
    await openCheckout(page);
    await fillContact(page);
    await quoted;
    await changePrices({ [MISO]: 5 });
    await orderButton(page).click();
    await page.getByText("Ein Preis hat sich geändert").waitFor();
    await expect
      .poll(() => priceDifferences(page))
      .toEqual([
        ["Misosuppe", "8,40 €", "10,00 €"],
        ["Abholrabatt", "−2,63 €", "−2,79 €"],
        ["Gesamtbetrag", "23,67 €", "25,11 €"],
      ]);
    expect(await storedOrders()).toEqual([]);
    await page.getByRole("button", { name: "Neuen Preis 25,11 € akzeptieren" }).click();
    const id = await placeOrder(page);
    expect(await adminGet(`orders/${id}`)).toMatchObject({ total_cents: 2511 });
    recordFigure(7, "silent price changes", 0, import.meta.url);
    recordFigure(7, "taps to go on", 1, import.meta.url);
  });

  it("while the cart lies there is never taken over silently", async ({ newVisitor }) => {
    const { page } = await newVisitor({ stored: storedCart(MISO, MISO, PLATTER) });
    await changePrices({ [MISO]: 5 });
    await openCheckout(page);
    await fillContact(page);
    const row = page.getByTestId("price-difference").getByRole("row", { name: "Misosuppe" });
    await row.getByText("8,40 €").waitFor();
    await row.getByText("10,00 €").waitFor();
    await page.getByRole("button", { name: "Neuen Preis 25,11 € akzeptieren" }).click();
    const id = await placeOrder(page);
    expect(await adminGet(`orders/${id}`)).toMatchObject({ total_cents: 2511 });
  });
});

describe("a dish that can no longer be had", () => {
  it("is marked in the cart and removed in the checkout, the rest is kept", async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ stored: storedCart(MISO, PLATTER, "gyoza-chicken") });
    await changePrices({ [PLATTER]: null });
    await openMenu(page);
    const cart = await openCart(page);
    await adminPatch("availability/resto-bobingen", {
      sold_out: { "gyoza-chicken": new Date(Date.now() + 3_600_000) },
    });
    await cart.getByText(cartTexts.de.unavailable).waitFor();
    await cart.getByText(cartTexts.de.soldOut).waitFor();
    await cart.getByRole("link", { name: cartTexts.de.checkout }).click();
    await fillContact(page);
    await orderButton(page).click();
    const problems = page.getByTestId("unavailable-lines");
    await problems.getByText(checkout.gone).waitFor();
    await problems.getByText(checkout.soldOut).waitFor();
    expect(await storedOrders()).toEqual([]);
    const remove = problems.getByRole("button");
    for (const left of [2, 1]) {
      await expect.poll(() => remove.count()).toBe(left);
      await remove.first().click();
    }
    await problems.waitFor({ state: "detached" });
    const id = await placeOrder(page);
    expect(await adminGet(`orders/${id}`)).toMatchObject({
      lines: [{ item_id: MISO, qty: 1 }],
      total_cents: 378,
    });
    recordFigure(8, "lost carts", 0, import.meta.url);
  });

  it("and has just sold out is refused by name when it is ordered", async ({ newVisitor }) => {
    const { page } = await newVisitor({ stored: storedCart(MISO, PLATTER) });
    const quoted = page.waitForResponse("**/quoteOrder", { timeout: 60_000 });
    await openCheckout(page);
    await fillContact(page);
    await quoted;
    await adminPatch("availability/resto-bobingen", {
      sold_out: { [PLATTER]: new Date(Date.now() + 3_600_000) },
    });
    await orderButton(page).click();
    await page.getByTestId("unavailable-lines").getByRole("button").click();
    await orderButton(page).click();
    const id = await waitForOrderPage(page);
    expect(await adminGet(`orders/${id}`)).toMatchObject({ lines: [{ item_id: MISO }] });
  });
});

describe("what the browser stores", () => {
  it.for([
    ["no JSON", "{]"],
    ["something else", '{"items":[1]}'],
    ["prices that are none", JSON.stringify([{ preis: "4.2", choices: {} }, null])],
  ] as const)("cannot break the page: %s", async ([_what, cart], { newVisitor }) => {
    const { page, faults } = await newVisitor({ stored: { cart } });
    await openMenu(page);
    await addDish(page, MISO);
    await (await openCart(page)).getByText("4,20 €").first().waitFor();
    expect(faults).toEqual([]);
  });

  it("may be refused: the cart then lives in memory, which is said", async ({ newVisitor }) => {
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
