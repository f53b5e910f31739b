import type { BrowserContext, Route } from "playwright-core";
import { expect } from "vitest";
import { routes } from "@/config/routes";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { recordFigure } from "@/test/faults/figures";
import { appears } from "../support/appears";
import { MISO, storedCart } from "../support/cart";
import { fillContact, openCheckout, orderButton, waitForOrderPage } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { storedOrders } from "../support/orders";

const stored = storedCart(MISO, MISO);

/** Intercepts the next call of `placeOrder`. */
async function onNextOrder(
  context: BrowserContext,
  handler: (route: Route) => Promise<void>,
): Promise<void> {
  await context.route("**/placeOrder", handler, { times: 1 });
}

it("places one order when the button is clicked 20 times", async ({ guestAtCheckout }) => {
  const { page } = await guestAtCheckout();
  await orderButton(page).click({ clickCount: 20 });
  const id = await waitForOrderPage(page);
  const orders = await storedOrders();
  recordFigure(12, "orders from 20 clicks", orders, import.meta.url);
  expect(orders).toEqual([expect.objectContaining({ id })]);
});

it("places one order when two tabs send the same cart", async ({ newVisitor }) => {
  const { context, page } = await newVisitor({ stored });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openCheckout(tab);
    await fillContact(tab);
  }
  // An order in one tab takes the button out of the other: nothing is sent before both are clicked.
  const buttons = await Promise.all([page, other].map((tab) => orderButton(tab).elementHandle()));
  let clicks: Promise<unknown> | undefined;
  await onNextOrder(context, async (route) => {
    await clicks;
    await route.continue();
  });
  clicks = Promise.all(buttons.map((button) => button?.dispatchEvent("click")));
  await clicks;
  // The tab that did not send goes to the list if the order was placed before it heard of it.
  await Promise.all([page, other].map((tab) => tab.waitForURL(/\/orders(\/|$)/)));
  const orders = await storedOrders();
  recordFigure(12, "orders from two tabs", orders, import.meta.url);
  const addresses = [page, other].map((tab) => new URL(tab.url()).pathname);
  expect(orders).toHaveLength(1);
  const own = routes.order(orders[0]?.id ?? "");
  expect(addresses).toContain(own);
  expect([routes.orders, own]).toEqual(expect.arrayContaining(addresses));
});

it.for([
  ["before it reaches the server", false],
  ["after it reaches the server", true],
])(
  "places one order when the page is reloaded while the request is sent, %s",
  async ([_when, arrives], { guestAtCheckout }) => {
    const { context, page } = await guestAtCheckout();
    const sent = new Promise<void>((resolve) => {
      void onNextOrder(context, async (route) => {
        if (arrives) await route.fetch();
        resolve();
      });
    });
    await orderButton(page).click();
    await sent;
    await page.reload();
    const id = await waitForOrderPage(page);
    expect(await storedOrders()).toEqual([expect.objectContaining({ id })]);
  },
);

it("resolves a pending order on any page the guest opens next", async ({ guestAtCheckout }) => {
  const { context, page } = await guestAtCheckout();
  const sent = new Promise<void>((resolve) => {
    void onNextOrder(context, async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await orderButton(page).click();
  await sent;
  await page.close();
  const later = await context.newPage();
  await later.goto("/");
  const notice = later.getByRole("region", { name: checkoutTexts.de.pendingTitle });
  const isResolved = await appears(notice.getByText(checkoutTexts.de.arrivedTitle));
  const unresolved = (await storedOrders()).filter(() => !isResolved);
  const what = "orders unresolved after the tab was closed";
  recordFigure(16, what, unresolved, import.meta.url);
  expect(unresolved).toEqual([]);
  await notice.getByRole("link", { name: checkoutTexts.de.toOrder }).click();
  const id = await waitForOrderPage(later);
  expect(await storedOrders()).toEqual([expect.objectContaining({ id })]);
});
