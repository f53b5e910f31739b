import type { BrowserContext, Route } from "playwright-core";
import { expect } from "vitest";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { recordFigure } from "@/test/faults/figures";
import { MISO, storedCart } from "../support/cart";
import {
  field,
  fillContact,
  openCheckout,
  orderButton,
  placeOrder,
  waitForOrderPage,
} from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { storedOrders } from "../support/orders";

const stored = storedCart(MISO, MISO);

/** Lets the handler decide about the next call of `placeOrder` alone. */
async function onNextOrder(
  context: BrowserContext,
  handler: (route: Route) => Promise<void>,
): Promise<void> {
  await context.route("**/placeOrder", handler, { times: 1 });
}

it("makes one order of twenty rapid clicks", async ({ newVisitor }) => {
  const { page } = await newVisitor({ stored });
  await openCheckout(page);
  await fillContact(page);
  await orderButton(page).click({ clickCount: 20 });
  const id = await waitForOrderPage(page);
  expect(await storedOrders()).toEqual([expect.objectContaining({ id })]);
  recordFigure(12, "orders of twenty clicks", 1, import.meta.url);
});

it("makes one order of two tabs that send the same cart", async ({ newVisitor }) => {
  const { context, page } = await newVisitor({ stored });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openCheckout(tab);
    await fillContact(tab);
  }
  await Promise.all([page, other].map((tab) => orderButton(tab).click()));
  const [id, otherId] = await Promise.all([waitForOrderPage(page), waitForOrderPage(other)]);
  expect(otherId).toBe(id);
  expect(await storedOrders()).toEqual([expect.objectContaining({ id })]);
  recordFigure(12, "orders of two tabs", 1, import.meta.url);
});

it("lands on the order although the first answer was lost", async ({ newVisitor }) => {
  const { context, page } = await newVisitor({ stored });
  let reachedServer = false;
  await onNextOrder(context, async (route) => {
    reachedServer = (await route.fetch()).ok();
    await route.abort();
  });
  await openCheckout(page);
  await fillContact(page);
  const id = await placeOrder(page);
  expect(reachedServer).toBe(true);
  expect(await storedOrders()).toEqual([expect.objectContaining({ id })]);
});

it.for([
  ["before it reached the server", false],
  ["after it reached the server", true],
])(
  "makes one order of a page reloaded while it was sent, %s",
  async ([_when, arrives], { newVisitor }) => {
    const { context, page } = await newVisitor({ stored });
    const sent = new Promise<void>((resolve) => {
      void onNextOrder(context, async (route) => {
        if (arrives) await route.fetch();
        resolve();
      });
    });
    await openCheckout(page);
    await fillContact(page);
    await orderButton(page).click();
    await sent;
    await page.reload();
    const id = await waitForOrderPage(page);
    expect(await storedOrders()).toEqual([expect.objectContaining({ id })]);
  },
);

it("resolves an order on whatever page the guest comes back to", async ({ newVisitor }) => {
  const { context, page } = await newVisitor({ stored });
  const sent = new Promise<void>((resolve) => {
    void onNextOrder(context, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await openCheckout(page);
  await fillContact(page);
  await orderButton(page).click();
  await sent;
  // The tab is gone; another one comes later.
  await page.close();
  const later = await context.newPage();
  await later.goto("/");
  const notice = later.getByRole("region", { name: checkoutTexts.de.pendingTitle });
  await notice.getByText(checkoutTexts.de.arrivedTitle).waitFor();
  await notice.getByRole("link", { name: checkoutTexts.de.toOrder }).click();
  const id = await waitForOrderPage(later);
  expect(await storedOrders()).toEqual([expect.objectContaining({ id })]);
  recordFigure(16, "orders unresolved after a tab was closed", 0, import.meta.url);
});

it("says that the device is offline, keeps everything, and orders once afterwards", async ({
  newVisitor,
}) => {
  const { context, page } = await newVisitor({ stored });
  await openCheckout(page);
  await fillContact(page);
  await context.setOffline(true);
  await orderButton(page).click();
  await page.getByRole("alert").getByText(checkoutTexts.de.offlineTitle).waitFor();
  expect(await field(page, checkoutTexts.de.name.label).inputValue()).toBe("Gerda Gast");
  await context.setOffline(false);
  expect(await storedOrders()).toEqual([]);
  await page.getByRole("button", { name: checkoutTexts.de.retry }).click();
  const id = await waitForOrderPage(page);
  expect(await storedOrders()).toEqual([expect.objectContaining({ id })]);
});
