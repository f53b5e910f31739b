import type { Page } from "playwright-core";
import { beforeEach, describe, expect } from "vitest";
import { formatPrice } from "@/domain/text/format";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { onlinePaymentTexts } from "@/i18n/order/online-payment-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { refusalText } from "@/i18n/refusal-texts";
import { adminPatch, adminSet } from "@/test/harness/admin";
import { choose, field, orderButton, waitForOrderPage } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { onProviderPage, orderOnline, takeOnlinePayments } from "../support/online-payment";
import { setOrderStatus, storedOrders } from "../support/orders";
import { problemsAtWidths } from "../support/screen-problems";

const texts = onlinePaymentTexts.de;
const statuses = receiptTexts.de.statuses;
const PRICE = formatPrice(756, "de");

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const payButton = (page: Page) => page.getByRole("button", { name: /7,56.€ bezahlen/ });
const progress = (page: Page) => page.getByRole("region", { name: ordersTexts.de.progress });
const panel = (page: Page) => page.getByTestId("payment-panel");

beforeEach(takeOnlinePayments);

describe("a guest who pays online", () => {
  it("is declined, confirms another card by keyboard alone, and gets the money back after a rejection", async ({
    guestAtCheckout,
  }) => {
    const { page, faults } = await guestAtCheckout();
    await orderOnline(page);
    await page.getByLabel("Kartennummer").fill("4000000000009995");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    await page.getByRole("link", { name: "Zurück zum Restaurant" }).click();
    const id = await waitForOrderPage(page);
    await panel(page).getByText(texts.declined).waitFor();
    const problems = await problemsAtWidths(page, "declined");
    await panel(page)
      .getByRole("button", { name: /online bezahlen/ })
      .focus();
    await page.keyboard.press("Enter");
    await onProviderPage(page);
    await page.getByLabel("Kartennummer").fill("4000002500003155");
    await page.keyboard.press("Enter");
    await page.waitForURL(/approve$/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await waitForOrderPage(page);
    await expect.poll(() => heading(page).textContent()).toBe(statuses.placed);
    await progress(page).getByText(texts.reserved(PRICE)).waitFor();
    problems.push(...(await problemsAtWidths(page, "paid")));

    await setOrderStatus(id, "rejected", { reason: "Der Ofen ist kalt" });
    await progress(page).getByText(texts.nothingTaken).waitFor();
    problems.push(...(await problemsAtWidths(page, "rejected")));
    expect(await storedOrders()).toMatchObject([{ status: "rejected", payment_status: "voided" }]);
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("pays once with the provider's page open in two tabs and on another device", async ({
    guestAtCheckout,
    newVisitor,
  }) => {
    const { page, context } = await guestAtCheckout();
    await orderOnline(page);
    const address = page.url();
    const other = await context.newPage();
    await other.goto(address);
    const { page: elsewhere } = await newVisitor();
    await elsewhere.goto(address);
    await page.goBack();
    await waitForOrderPage(page);
    await payButton(elsewhere).click();
    await elsewhere.getByText(ordersTexts.de.paidElsewhereTitle).waitFor();
    await payButton(other).click();
    await other.getByText("Schon bezahlt").waitFor();
    // The page of the device that ordered learns of it when the guest looks at it again.
    await page.reload();
    await expect.poll(() => heading(page).textContent()).toBe(statuses.placed);
    expect(await storedOrders()).toMatchObject([
      { status: "placed", payment_status: "authorised", paid_cents: 756 },
    ]);
  });

  it("is offered the other ways when online payment ends meanwhile, with nothing typed lost", async ({
    guestAtCheckout,
  }) => {
    const { page } = await guestAtCheckout();
    await choose(page, checkoutTexts.de.payments.online);
    await adminSet("payment_accounts/resto-bobingen", { charges_enabled: false });
    await adminPatch("public/resto-bobingen", { pays_online: false });
    await orderButton(page).click();
    await page.getByText(refusalText({ reason: "PAYMENT_UNAVAILABLE" }, 0, "de").title).waitFor();
    const online = page.getByRole("radio", { name: new RegExp(checkoutTexts.de.payments.online) });
    await expect.poll(() => online.count()).toBe(0);
    expect(await problemsAtWidths(page, "unavailable")).toEqual([]);
    expect(await field(page, checkoutTexts.de.name.label).inputValue()).toBe("Gerda Gast");
    await orderButton(page).click();
    await waitForOrderPage(page);
    expect(await storedOrders()).toMatchObject([{ status: "placed", payment: "cash" }]);
  });
});
