import { expect } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { deliveryCheckTexts } from "@/i18n/order/delivery-check-texts";
import { returningTexts } from "@/i18n/order/returning-texts";
import { adminSet } from "@/test/harness/admin";
import { addDish, MISO, openMenu, toHome } from "../support/cart";
import { field, fillSignIn, openCheckout } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { storeOrder } from "../support/orders";

const HOME = { street: "Beispielweg 2", zip: "86399", city: "Bobingen" };

it("an account that signs in on a new device finds its last order, its choice of delivery or pickup, and its postal code", async ({
  newVisitor,
}) => {
  await storeOrder({
    creator_uid: "demo-gast",
    status: "completed",
    type: "delivery",
    address: HOME,
  });
  await adminSet("profiles/demo-gast", {
    name: "Greta Gast",
    phone: "089 99998-110",
    addresses: [HOME],
    agreed_at: new Date(),
  });
  const { page, faults } = await newVisitor();
  await page.goto("/system");
  await fillSignIn(page, "gast@example.com", DEMO_PASSWORD);
  await page.getByRole("heading", { name: accountTexts.de.signedIn }).waitFor();
  await toHome(page);

  await page.getByRole("button", { name: returningTexts.de.lastTime }).waitFor();
  await page.getByText(deliveryCheckTexts.de.inArea("Bobingen")).waitFor();
  await openMenu(page);
  await page.getByText(deliveryCheckTexts.de.inArea("Bobingen")).waitFor();

  await addDish(page, MISO);
  await openCheckout(page);
  const delivery = page.getByRole("radio", { name: new RegExp(`^${checkoutTexts.de.delivery}`) });
  await expect.poll(() => delivery.isChecked()).toBe(true);
  await expect
    .poll(() => field(page, checkoutTexts.de.street.label).inputValue())
    .toBe(HOME.street);
  expect(await field(page, checkoutTexts.de.zip.label).inputValue()).toBe(HOME.zip);
  expect(faults).toEqual([]);
});
