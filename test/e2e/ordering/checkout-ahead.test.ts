import { expect } from "vitest";
import { cartSummaryTexts } from "@/i18n/order/cart-summary-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { PHONE } from "../support/browser";
import { MISO, openCart, openMenu, storedCart } from "../support/cart";
import { field, orderButton } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";

it("the checkout that was rendered ahead opens with the cart's last choice, and a new visit starts anew", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor({ viewport: PHONE, stored: storedCart(MISO) });
  const form = page.locator(".checkout form");
  await openMenu(page);
  const cart = await openCart(page);
  await form.waitFor({ state: "attached" });
  expect(await form.isVisible()).toBe(false);
  const delivery = cartSummaryTexts.de.types.delivery;
  await cart.getByRole("radio", { name: delivery }).check({ force: true });
  await cart.getByRole("link", { name: cartTexts.de.checkout }).click();

  await orderButton(page).click();
  const isDelivery = () => page.getByRole("radio", { name: delivery }).isChecked();
  await expect.poll(isDelivery).toBe(true);
  await page.getByTestId("error-summary").waitFor();

  await page.goBack();
  await form.waitFor({ state: "detached" });
  await (await openCart(page)).getByRole("link", { name: cartTexts.de.checkout }).click();
  await field(page, "Name").waitFor();
  expect(await page.getByTestId("error-summary").count()).toBe(0);
  await expect.poll(isDelivery).toBe(true);
  expect(faults).toEqual([]);
});
