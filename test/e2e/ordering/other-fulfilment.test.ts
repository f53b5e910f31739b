import { expect } from "vitest";
import { formatTime } from "@/domain/text/format";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { fulfilmentTexts } from "@/i18n/order/fulfilment-texts";
import { recordFigure } from "@/test/faults/figures";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminPatch } from "@/test/harness/admin";
import { MISO, openCart, openMenu, storedCart } from "../support/cart";
import { choose, fillContact, orderButton, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { openBetween } from "../support/opening-hours";
import { storedOrders } from "../support/orders";

const texts = fulfilmentTexts.de;
const HOUR_MS = 60 * MINUTE_MS;
const stored = storedCart(MISO, MISO);

/** Bobingen with pickup for two more hours and no more delivery today. */
async function endDelivery(): Promise<string> {
  const closesAt = Date.now() + 2 * HOUR_MS;
  await openBetween(Date.now() - 10 * HOUR_MS, closesAt);
  await adminPatch("public/resto-bobingen", { delivary_end_min: 180 });
  return texts.onlyToday.pickup(formatTime(closesAt));
}

it("offers pickup in the cart and in the checkout after the end of delivery, with one tap", async ({
  newVisitor,
}) => {
  const sentence = await endDelivery();
  const { page } = await newVisitor({ stored });
  await openMenu(page);
  const cart = await openCart(page);
  await cart.getByText(sentence).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await cart.getByRole("link", { name: texts.take.pickup }).click();
  await orderButton(page).waitFor();
  const pickup = page.getByRole("radio", { name: new RegExp(`^${checkoutTexts.de.pickup}`) });
  await expect.poll(() => pickup.isChecked()).toBe(true);

  await choose(page, checkoutTexts.de.delivery);
  await page.getByText(sentence).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: texts.take.pickup }).click();
  await page.getByText(sentence).waitFor({ state: "detached" });
  await fillContact(page);
  await placeOrder(page);
  expect(await storedOrders()).toMatchObject([{ type: "pickup" }]);
  recordFigure(62, "dead ends; taps to the pickup", "0; 1", import.meta.url);
});
