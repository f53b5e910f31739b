import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { returningTexts } from "@/i18n/order/returning-texts";
import { adminGet } from "@/test/harness/admin";
import { PHONE } from "../support/browser";
import { addDish, openCart, openMenu, toHome } from "../support/cart";
import {
  choose,
  field,
  fillContact,
  fillSignIn,
  orderButton,
  placeOrder,
} from "../support/checkout";
import { countEffort } from "../support/count-taps";
import { shopTest as it } from "../support/e2e-test";
import { laterVisit } from "../support/later-visit";
import { setOrderStatus, storeOrder } from "../support/orders";

// The figures stand in docs/decisions/ordering.md.

const texts = checkoutTexts.de;
const MEAL = "starter-platter";
const REPEATED = { taps: 2, fields: 0 };

async function toCheckout(page: Page): Promise<void> {
  await addDish(page, MEAL);
  await (await openCart(page)).getByRole("link", { name: cartTexts.de.checkout }).click();
  await orderButton(page).waitFor();
}

async function orderAsLastTime(page: Page): Promise<string> {
  await page.getByRole("button", { name: returningTexts.de.lastTime }).click();
  await expect.poll(() => field(page, texts.phone.label).inputValue()).not.toBe("");
  return placeOrder(page);
}

/** Completes an order that was just placed. */
async function complete(id: string, last: "ready" | "out_for_delivery"): Promise<void> {
  await setOrderStatus(id, "accepted", { eta_minutes: 20 });
  for (const step of ["preparing", last, "completed"] as const) await setOrderStatus(id, step);
}

/** Stores seven completed orders of the guest who has placed two, so that the next one is the tenth. */
async function storeSevenMore(id: string): Promise<void> {
  const { creator_uid } = (await adminGet(`orders/${id}`)) ?? {};
  for (let at = 1; at <= 7; at += 1) {
    await storeOrder({ code: `ALT${at}`, status: "completed", creator_uid });
  }
}

it.for([
  { type: "pickup", first: { taps: 5, fields: 2 }, last: "ready" },
  { type: "delivery", first: { taps: 6, fields: 4 }, last: "out_for_delivery" },
] as const)(
  "a guest without an account who keeps the details orders for $type again with two taps and no field",
  async ({ type, first, last }, { newVisitor }) => {
    let { page } = await newVisitor({ viewport: PHONE });
    await openMenu(page);
    const effort = await countEffort(page);
    await toCheckout(page);
    if (type === "delivery") {
      await choose(page, texts.delivery);
      await field(page, texts.zip.label).fill("86399");
      await field(page, texts.street.label).fill("Beispielweg 2");
    }
    await fillContact(page);
    await page.getByLabel(texts.rememberHere).check();
    let id = await placeOrder(page);
    expect(await effort()).toEqual(first);
    await complete(id, last);

    for (const which of ["second", "tenth"]) {
      page = await laterVisit(page);
      const again = await countEffort(page);
      id = await orderAsLastTime(page);
      expect(await again(), which).toEqual(REPEATED);
      await complete(id, last);
      if (which === "second") await storeSevenMore(id);
    }
    expect(await adminGet(`orders/${id}`)).toMatchObject({ type, lines: [{ item_id: MEAL }] });
  },
);

async function signIn(page: Page): Promise<void> {
  await page.goto("/system");
  await fillSignIn(page, "gast@example.com", DEMO_PASSWORD);
  await page.getByRole("heading", { name: accountTexts.de.signedIn }).waitFor();
}

it("a signed-in guest who keeps the details in the account orders again with two taps and no field, on a new device too", async ({
  newVisitor,
}) => {
  let { page } = await newVisitor({ viewport: PHONE });
  await signIn(page);
  await openMenu(page);
  const effort = await countEffort(page);
  await toCheckout(page);
  await page.getByText(texts.signedInAs("gast@example.com")).waitFor();
  await fillContact(page);
  await page.getByLabel(texts.remember).check();
  await page.getByLabel(texts.inAccount).check();
  let id = await placeOrder(page);
  expect(await effort()).toEqual({ taps: 6, fields: 2 });
  await complete(id, "ready");

  page = await laterVisit(page);
  const second = await countEffort(page);
  id = await orderAsLastTime(page);
  expect(await second()).toEqual(REPEATED);
  await complete(id, "ready");
  await storeSevenMore(id);

  const elsewhere = await newVisitor({ viewport: PHONE });
  await signIn(elsewhere.page);
  await toHome(elsewhere.page);
  await elsewhere.page.getByRole("button", { name: returningTexts.de.lastTime }).waitFor();
  const tenth = await countEffort(elsewhere.page);
  await orderAsLastTime(elsewhere.page);
  expect(await tenth()).toEqual(REPEATED);
});
