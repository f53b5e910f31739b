import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { adminGet } from "@/test/harness/admin";
import { DESKTOP } from "../support/browser";
import { addDish, MISO, storedCart } from "../support/cart";
import {
  choose,
  field,
  fillContact,
  fillSignIn,
  openCheckout,
  orderButton,
  placeOrder,
} from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { storeOrder } from "../support/orders";

const checkout = checkoutTexts.de;
const account = accountTexts.de;

const sectionWith = (page: Page, heading: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: heading }) });

it("a new account is created in the checkout and orders a delivery once the minimum is reached", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor({
    stored: storedCart("starter-platter", MISO),
  });
  await openCheckout(page);
  await choose(page, "Lieferung");
  await page.getByRole("button", { name: checkout.signIn, exact: true }).click();
  await page.getByRole("button", { name: account.toRegister }).click();
  const email = "neu@example.com";
  const panel = page.getByRole("region", { name: account.register });
  await panel.getByLabel(account.email.label).fill(email);
  await panel.getByLabel(account.newPassword.label, { exact: true }).fill("Nudelsuppe-am-Abend-7");
  await panel.getByRole("button", { name: account.register, exact: true }).click();
  await page.getByText(checkout.signedInAs(email)).waitFor();

  await field(page, checkout.zip.label).fill("86517");
  const terms = page.getByTestId("delivery-terms");
  await terms.getByText("Wehringen: Liefergebühr 1,50 €, Mindestbestellwert 27,00 €").waitFor();
  await terms.getByText("Es fehlen noch 4,90 € bis zum Mindestbestellwert").waitFor();
  await expect.poll(() => field(page, checkout.city.label).inputValue()).toBe("Wehringen");
  await field(page, checkout.street.label).fill("Lindenstraße 4");
  await fillContact(page, "Nora Neu");
  await orderButton(page).click();
  await page.getByText("Der Mindestbestellwert ist noch nicht erreicht").waitFor();

  await terms.getByRole("link", { name: checkout.moreDishes }).click();
  await page.locator("[data-dish]").first().waitFor();
  for (let added = 0; added < 2; added += 1) await addDish(page, MISO);
  await openCheckout(page);
  await terms.getByText(checkout.reached).waitFor();
  const id = await placeOrder(page);
  expect(await adminGet(`orders/${id}`)).toMatchObject({
    type: "delivery",
    address: { street: "Lindenstraße 4", zip: "86517", city: "Wehringen" },
    subtotal_cents: 3050,
    delivery_fee_cents: 150,
    total_cents: 3200,
  });
  await page.getByText("32,00 €").first().waitFor();
  await page.getByText("Lindenstraße 4").waitFor();
  expect(faults).toEqual([]);
});

it("a returning account shows earlier orders, places another one and cancels it, on a desktop", async ({
  newVisitor,
}) => {
  const code = "ALT3";
  await storeOrder({ code, status: "completed", creator_uid: "demo-gast" });
  const { page, faults } = await newVisitor({
    viewport: DESKTOP,
    stored: storedCart("starter-platter", MISO),
  });
  await page.goto("/system");
  await fillSignIn(page, "gast@example.com", DEMO_PASSWORD);
  await page.getByRole("heading", { name: account.signedIn }).waitFor();
  await page.getByRole("main").getByRole("link", { name: account.orders }).click();
  const earlier = sectionWith(page, ordersTexts.de.earlier);
  await earlier.getByText(code).waitFor();

  await openCheckout(page);
  await page.getByText(checkout.signedInAs("gast@example.com")).waitFor();
  await fillContact(page, "Greta Gast");
  const id = await placeOrder(page);
  await page.getByRole("link", { name: ordersTexts.de.back }).click();
  const running = sectionWith(page, ordersTexts.de.running);
  const stored = await adminGet(`orders/${id}`);
  await running.getByText(String(stored?.code)).click();

  await page.getByRole("button", { name: ordersTexts.de.cancel }).click();
  await page.getByText(ordersTexts.de.cancelQuestion).waitFor();
  await page.getByRole("button", { name: ordersTexts.de.cancelYes }).click();
  await page.getByRole("heading", { level: 1, name: "Storniert" }).waitFor();
  await page.getByRole("button", { name: ordersTexts.de.cancel }).waitFor({ state: "detached" });
  expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "cancelled" });
  expect(faults).toEqual([]);
});
