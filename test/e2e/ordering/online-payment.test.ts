import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, inject } from "vitest";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { onlinePaymentTexts } from "@/i18n/order/online-payment-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { hydrated } from "@/test/harness/hydrated";
import { choose, orderButton, waitForOrderPage } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import {
  endTimeToPay,
  onProviderPage,
  orderOnline,
  takeOnlinePayments,
} from "../support/online-payment";
import { storedOrders } from "../support/orders";

const texts = onlinePaymentTexts.de;
const statuses = receiptTexts.de.statuses;

const panel = (page: Page) => page.getByTestId("payment-panel");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const portions = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("resto-bobingen.cart") ?? "[]").length);
/** Share of a notice's width that its text takes. */
const textShare = (notice: Locator) =>
  notice.evaluate((box) => (box.firstElementChild?.clientWidth ?? 0) / box.clientWidth);

beforeEach(takeOnlinePayments);

describe("a guest who pays online", () => {
  it("pays on the provider's page and comes back to an order that has arrived", async ({
    guestAtCheckout,
  }) => {
    const { page, faults } = await guestAtCheckout();
    const foreign: string[] = [];
    page.on("request", (request) => {
      const isPage = request.isNavigationRequest();
      const isOurs = page.url().startsWith(inject("siteUrl"));
      if (isOurs && !isPage && request.url().startsWith(inject("paymentUrl"))) {
        foreign.push(request.url());
      }
    });
    await choose(page, checkoutTexts.de.payments.online);
    await page.getByText(checkoutTexts.de.provider).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await orderButton(page).click();
    await onProviderPage(page);
    expect(await storedOrders()).toMatchObject([{ status: "awaiting_payment" }]);
    await page.getByRole("button", { name: /7,56.€ bezahlen/ }).click();
    await waitForOrderPage(page);
    await expect.poll(() => heading(page).textContent()).toBe(statuses.placed);
    await page
      .getByTestId("receipt")
      .getByText(/7,56.€ reserviert/)
      .waitFor();
    expect(await panel(page).count()).toBe(0);
    expect(await portions(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await storedOrders()).toMatchObject([
      { status: "placed", payment: "online", payment_status: "authorised", paid_cents: 756 },
    ]);
    expect(foreign).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("can pay at the door after a declined card", async ({ guestAtCheckout }) => {
    const { page } = await guestAtCheckout();
    await orderOnline(page);
    await page.locator("summary").click();
    await page.locator("button[value='4000000000000002']").click();
    await page.getByRole("alert").waitFor();
    await page.getByRole("link", { name: "Zurück zum Restaurant" }).click();
    await waitForOrderPage(page);
    await panel(page).getByText(texts.declined).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await panel(page).getByRole("button", { name: texts.instead.cash.pickup }).click();
    await expect.poll(() => heading(page).textContent()).toBe(statuses.placed);
    expect(await storedOrders()).toMatchObject([{ status: "placed", payment: "cash" }]);
  });

  it("returns with the back button, is not sent on again, and can go on in the same page", async ({
    guestAtCheckout,
  }) => {
    const { page } = await guestAtCheckout();
    await orderOnline(page);
    const address = page.url();
    await page.goBack();
    await waitForOrderPage(page);
    await panel(page).getByText(texts.open).waitFor();
    await panel(page)
      .getByRole("button", { name: /online bezahlen/ })
      .click();
    await onProviderPage(page);
    expect(page.url()).toBe(address);
  });

  it("gets the cart back after cancelling instead of paying", async ({ guestAtCheckout }) => {
    const { page } = await guestAtCheckout();
    await orderOnline(page);
    await page.goBack();
    await waitForOrderPage(page);
    await page.getByRole("button", { name: ordersTexts.de.cancel }).click();
    await page.getByRole("button", { name: ordersTexts.de.cancelYes }).click();
    await page.getByText(texts.cartBack).waitFor();
    expect(await portions(page)).toBe(2);
    expect(await storedOrders()).toMatchObject([{ status: "cancelled" }]);
  });

  it("is reminded on other pages after closing the tab, and gets the cart back in the end", async ({
    guestAtCheckout,
  }) => {
    const { page, context } = await guestAtCheckout();
    await orderOnline(page);
    const [order] = await storedOrders();
    const id = order?.id ?? "";
    await page.close();
    const later = await context.newPage();
    await later.goto("/order/reservation");
    await hydrated(later);
    await later.getByText(texts.open).waitFor();
    expect(await accessibilityProblems(later)).toEqual([]);
    // These pages show the order itself.
    for (const path of ["/order/orders", "/"]) {
      await later.goto(path);
      await hydrated(later);
      await later.locator("main").getByText(statuses.awaiting_payment).waitFor();
      expect(await later.getByText(texts.open).count()).toBe(0);
    }
    // An open page would give the cart back by itself, and a reload after it say nothing any more.
    await later.goto("about:blank");
    await endTimeToPay(id);
    await later.goto("/");
    await later.getByText(texts.unpaidTitle).waitFor();
    await later.getByText(texts.cartBack).waitFor();
    expect(await textShare(later.getByRole("region", { name: texts.title }))).toBeGreaterThan(0.8);
    expect(await portions(later)).toBe(2);
    expect(await storedOrders()).toMatchObject([{ status: "unpaid", payment_status: "lapsed" }]);
    await later.getByRole("link", { name: texts.toCheckout }).click();
    await orderButton(later).waitFor();
  });

  it("is told while offline that nothing was charged, and continues once connected", async ({
    guestAtCheckout,
  }) => {
    const { page, context } = await guestAtCheckout();
    await orderOnline(page);
    await page.goBack();
    await waitForOrderPage(page);
    const pay = panel(page).getByRole("button", { name: /online bezahlen/ });
    await pay.waitFor();
    await context.setOffline(true);
    await pay.click();
    await panel(page).getByText(texts.offlineTitle).waitFor();
    await context.setOffline(false);
    await pay.click();
    await onProviderPage(page);
    expect(await storedOrders()).toMatchObject([{ status: "awaiting_payment" }]);
  });
});
