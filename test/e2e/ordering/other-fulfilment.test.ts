import { expect } from "vitest";
import { formatTime } from "@/domain/text/format";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { fulfilmentTexts } from "@/i18n/order/fulfilment-texts";
import { recordFigure } from "@/test/faults/figures";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminPatch } from "@/test/harness/admin";
import { appears } from "../support/appears";
import { MISO, openCart, openMenu, storedCart } from "../support/cart";
import { choose, fillContact, orderButton, placeOrder } from "../support/checkout";
import { countTaps } from "../support/count-taps";
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
  const isInCart = await appears(cart.getByText(sentence));
  expect(await accessibilityProblems(page)).toEqual([]);
  await cart.getByRole("link", { name: texts.take.pickup }).click();
  await orderButton(page).waitFor();
  const pickup = page.getByRole("radio", { name: new RegExp(`^${checkoutTexts.de.pickup}`) });
  await expect.poll(() => pickup.isChecked()).toBe(true);

  await choose(page, checkoutTexts.de.delivery);
  const isInCheckout = await appears(page.getByText(sentence));
  const deadEnds = [isInCart, isInCheckout].filter((isOffered) => !isOffered);
  recordFigure(62, "dead ends, of cart and checkout", deadEnds, import.meta.url);
  expect(deadEnds).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  const taps = await countTaps(page);
  await page.getByRole("button", { name: texts.take.pickup }).click();
  await page.getByText(sentence).waitFor({ state: "detached" });
  const tapped = await taps();
  recordFigure(62, "taps to the pickup", tapped, import.meta.url);
  expect(tapped).toEqual([texts.take.pickup]);
  await fillContact(page);
  await placeOrder(page);
  expect(await storedOrders()).toMatchObject([{ type: "pickup" }]);
});
