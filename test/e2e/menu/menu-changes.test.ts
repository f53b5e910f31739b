import { expect } from "vitest";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { DESKTOP } from "../support/browser";
import { MISO, openCart, openMenu, storedCart } from "../support/cart";
import { choose, field, fillContact, openCheckout, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { changePrices } from "../support/shop";

const texts = cartTexts.de;
const PLATTER = "starter-platter";

it("a menu that changed after dishes were added to the cart is compared with it line by line and accepted with one tap", async ({
  newVisitor,
}) => {
  const stored = storedCart(MISO, MISO, PLATTER, "gyoza-chicken");
  const { page, faults } = await newVisitor({ stored });
  await changePrices({ [MISO]: 5, [PLATTER]: null });
  await openMenu(page);
  const cart = await openCart(page);
  const soup = cart.getByTestId("cart-line").filter({ hasText: "Misosuppe" });
  await soup.getByText("war 4,20 €, jetzt 5,00 €").waitFor();
  const platter = cart.getByTestId("cart-line").filter({ hasText: "Vorspeisenplatte" });
  await platter.getByText(texts.unavailable).waitFor();
  await cart.getByText("kostet Ihr Warenkorb 16,50 € statt 32,80 €", { exact: false }).waitFor();
  await expect.poll(() => cart.getByTestId("cart-line").count()).toBe(3);
  expect(await accessibilityProblems(page)).toEqual([]);

  await cart.getByRole("button", { name: texts.accept }).click();
  await platter.waitFor({ state: "detached" });
  await soup.getByText("10,00 €").waitFor();
  await cart.getByText(texts.changedTitle).waitFor({ state: "detached" });
  await page.setViewportSize(DESKTOP);
  await openMenu(page);
  const after = await openCart(page);
  await after.getByTestId("cart-line").filter({ hasText: "Gyoza" }).waitFor();
  await after.getByText("16,50 €").first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it("keeps a cart stored by an earlier version of the page and asks to accept current prices", async ({
  newVisitor,
}) => {
  const older = { version: 1, items: [{ id: MISO, qty: 2, preis: "3,90" }, { id: 5 }] };
  const { page, faults } = await newVisitor({ stored: { cart: JSON.stringify(older) } });
  await openMenu(page);
  const cart = await openCart(page);
  await cart.getByText("war 3,90 €, jetzt 4,20 €").waitFor();
  await cart.getByRole("button", { name: texts.accept }).click();
  await cart.getByRole("link", { name: texts.checkout }).click();
  await fillContact(page);
  const id = await placeOrder(page);
  expect(await adminGet(`orders/${id}`)).toMatchObject({ total_cents: 756 });
  expect(faults).toEqual([]);
});

it("shows a changed delivery fee before charging it", async ({ newVisitor }) => {
  const { page } = await newVisitor({ stored: storedCart(PLATTER, PLATTER) });
  const quoted = page.waitForResponse(
    (response) =>
      response.url().endsWith("/quoteOrder") &&
      (response.request().postData()?.includes("86399") ?? false),
    { timeout: 60_000 },
  );
  await openCheckout(page);
  await choose(page, "Lieferung");
  await field(page, checkoutTexts.de.zip.label).fill("86399");
  await field(page, checkoutTexts.de.street.label).fill("Beispielweg 2");
  await fillContact(page);
  await quoted;
  await adminPatch("public/resto-bobingen", { cost_by_distance: { 2: 1.5, 10: 3 } });
  await page.getByRole("button", { name: checkoutTexts.de.placeOrder }).click();
  const row = page
    .getByTestId("price-difference")
    .getByRole("row")
    .filter({ hasText: "Liefergebühr" });
  await row.getByText("1,50 €").waitFor();
  await page.getByRole("button", { name: "Neuen Preis 37,30 € akzeptieren" }).click();
  const id = await placeOrder(page);
  expect(await adminGet(`orders/${id}`)).toMatchObject({
    delivery_fee_cents: 150,
    total_cents: 3730,
  });
});
