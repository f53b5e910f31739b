import type { Page } from "playwright-core";
import { expect } from "vitest";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { deliveryCheckTexts } from "@/i18n/order/delivery-check-texts";
import { returningTexts } from "@/i18n/order/returning-texts";
import { addDish, MISO, storedCart } from "../support/cart";
import {
  choose,
  field,
  fillContact,
  openCheckout,
  orderButton,
  placeOrder,
} from "../support/checkout";
import { countTaps } from "../support/count-taps";
import { shopTest as it } from "../support/e2e-test";
import { laterVisit } from "../support/later-visit";
import { setOrderStatus, storedOrders } from "../support/orders";

const texts = checkoutTexts.de;
const STREET = "Beispielweg 2";

/** Elements that moved up or down since the page was opened. */
const movedElements = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as {
            sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
          }[]) {
            for (const { node, previousRect, currentRect } of entry.sources) {
              if (currentRect.top !== previousRect.top) moved.push(node?.className ?? "");
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(moved)));
      }),
  );

it("a guest without an account orders as last time with two taps, and removes kept details in one", async ({
  newVisitor,
}) => {
  const visitor = await newVisitor({
    viewport: { width: 390, height: 844 },
    stored: storedCart("starter-platter", "edamame"),
  });
  let { page } = visitor;
  await openCheckout(page);
  await choose(page, texts.delivery);
  await field(page, texts.zip.label).fill("86399");
  await field(page, texts.street.label).fill(STREET);
  await fillContact(page);
  const remember = page.getByLabel(texts.rememberHere);
  expect(await remember.isChecked()).toBe(false);
  await remember.check();
  const id = await placeOrder(page);

  await setOrderStatus(id, "accepted", { eta_minutes: 40 });
  page = await laterVisit(page);
  await page
    .getByRole("link", { name: returningTexts.de.running })
    .getByText(/noch etwa/)
    .waitFor();
  for (const step of ["preparing", "out_for_delivery", "completed"] as const) {
    await setOrderStatus(id, step);
  }

  page = await laterVisit(page);
  const lastTime = page.getByRole("button", { name: returningTexts.de.lastTime });
  await lastTime.waitFor();
  expect(await movedElements(page)).toEqual([]);
  const taps = await countTaps(page);
  await lastTime.click();
  await orderButton(page).waitFor();
  await expect.poll(() => field(page, texts.name.label).inputValue()).toBe("Gerda Gast");
  expect(await field(page, texts.street.label).inputValue()).toBe(STREET);
  await placeOrder(page);
  expect(await taps()).toHaveLength(2);
  const [first, second] = await storedOrders();
  expect(second?.address).toEqual(first?.address);
  expect(second?.lines).toEqual(first?.lines);

  page = await laterVisit(page);
  await addDish(page, MISO);
  await openCheckout(page);
  await page.getByRole("button", { name: texts.forget }).click();
  await expect.poll(() => page.getByLabel(texts.rememberHere).isChecked()).toBe(false);
  // What is typed later does not bring the postal code back.
  await fillContact(page, "Gerda Neu");
  page = await laterVisit(page);
  await page.getByText(deliveryCheckTexts.de.question).waitFor();
  await openCheckout(page);
  expect(await field(page, texts.name.label).inputValue()).toBe("");
  expect(visitor.faults).toEqual([]);
});
