import { expect } from "vitest";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { ordersTexts } from "@/i18n/orders-texts";
import { openCart, openMenu, storedCart } from "../support/cart";
import { choose, field, openCheckout, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { collectDialogs, injectedElements } from "../support/hostile-texts";

const checkout = checkoutTexts.de;

const NAME = "<img src=x onerror=alert(1)>";
const NOTE = "'\"><script>alert(2)</script>";
const STREET = "<svg/onload=alert(3)> 1";
const ADDRESS_NOTE = "javascript:alert(4)//<iframe src=javascript:alert(5)>";

it("shows markup in names, notes and addresses as text", async ({ newVisitor }) => {
  const portions: Record<string, unknown>[] = JSON.parse(storedCart("starter-platter").cart);
  const cart = JSON.stringify(portions.map((portion) => ({ ...portion, note: NOTE })));
  const { page, faults } = await newVisitor({ stored: { cart } });
  const dialogs = collectDialogs(page);
  await openMenu(page);
  await (await openCart(page)).getByText(NOTE).waitFor();

  await openCheckout(page);
  await choose(page, "Lieferung");
  await field(page, checkout.zip.label).fill("86399");
  await field(page, checkout.street.label).fill(STREET);
  await field(page, checkout.addressNote.label).fill(ADDRESS_NOTE);
  await field(page, checkout.name.label).fill(NAME);
  await field(page, checkout.phone.label).fill("089 99998-100");
  await page.getByRole("region", { name: checkout.review }).getByText(NAME).waitFor();

  await placeOrder(page);
  for (const text of [NAME, NOTE, STREET, ADDRESS_NOTE]) await page.getByText(text).waitFor();
  await page.getByRole("link", { name: ordersTexts.de.back }).click();
  await page.getByTestId("order-row").waitFor();
  expect(await injectedElements(page)).toBe(0);
  expect(dialogs).toEqual([]);
  expect(faults).toEqual([]);
});
