import type { Page } from "playwright-core";
import { beforeEach, describe, expect } from "vitest";
import { longLocalDay } from "@/domain/text/long-day";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { depositTexts } from "@/i18n/table/deposit-texts";
import { adminGet } from "@/test/harness/admin";
import { adminTest as it } from "../support/admin-test";
import { orderButton, waitForOrderPage } from "../support/checkout";
import { chooseByArrows, enter, tabTo, typeInto } from "../support/keyboard";
import {
  onProviderPage,
  paidDepositAsGuest,
  paidOrderAsGuest,
  takeOnlinePayments,
} from "../support/online-payment";
import { storedOrders } from "../support/orders";
import {
  bookingPage,
  setReservationPolicy,
  storedReservations,
  tomorrow,
} from "../support/reservations";
import { screenProblems } from "../support/screen-problems";

const viewport = { width: 320, height: 640 };

const back = (page: Page) => page.getByRole("link", { name: "Zurück zum Restaurant" });
const card = (page: Page) => page.getByLabel("Kartennummer");

beforeEach(takeOnlinePayments);

describe("a guest with a keyboard alone, on 320 px", () => {
  it("pays an order online, after going back once", async ({ guestAtCheckout }) => {
    const { page, faults } = await guestAtCheckout({ viewport });
    const { payments, provider } = checkoutTexts.de;
    const online = page.getByRole("radio", { name: new RegExp(`^${payments.online}`) });
    await chooseByArrows(page, page.locator("input[name=payment]"), online);
    await page.getByText(provider).waitFor();
    const problems = await screenProblems(page, "checkout");
    await enter(page, orderButton(page));
    await onProviderPage(page);
    problems.push(...(await screenProblems(page, "provider")));
    await enter(page, back(page));
    await waitForOrderPage(page);
    const panel = page.getByTestId("payment-panel");
    const pay = panel.getByRole("button", { name: /online bezahlen/ });
    await pay.waitFor();
    problems.push(...(await screenProblems(page, "open")));
    await enter(page, pay);
    await onProviderPage(page);
    await tabTo(page, card(page));
    await page.keyboard.press("Enter");
    await waitForOrderPage(page);
    await page.getByRole("heading", { level: 1, name: receiptTexts.de.statuses.placed }).waitFor();
    problems.push(...(await screenProblems(page, "paid")));
    expect(await storedOrders()).toMatchObject([
      { status: "placed", payment_status: "authorised" },
    ]);
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("books a table and pays its deposit", async ({ newVisitor }) => {
    const deposit = { from_party: 2, cents_a_person: 500, free_until_hours: 2 };
    await setReservationPolicy({ deposit });
    const { page, faults } = await newVisitor({ viewport });
    const booking = bookingPage(page);
    await booking.open();
    const day = page.getByRole("radio", { name: longLocalDay(tomorrow(), "de") });
    const days = page.getByRole("group").filter({ has: day }).getByRole("radio");
    await chooseByArrows(page, days, day);
    await tabTo(page, page.getByRole("radio", { name: /^\d\d:\d\d/ }));
    await page.keyboard.press("Space");
    await typeInto(page, booking.field(booking.texts.name.label), "Tasta Tur");
    await typeInto(page, booking.field(booking.texts.phone.label), "089 99998-100");
    await page.getByTestId("deposit-note").waitFor();
    const problems = await screenProblems(page, "booking");
    await enter(page, page.getByRole("button", { name: depositTexts.de.submit }));
    await onProviderPage(page);
    await enter(page, back(page));
    const pay = page.getByRole("button", { name: /10,00.€ jetzt anzahlen/ });
    await pay.waitFor();
    problems.push(...(await screenProblems(page, "open")));
    await enter(page, pay);
    await onProviderPage(page);
    await tabTo(page, card(page));
    await page.keyboard.press("Enter");
    await booking.landed();
    await booking.expectStatus("confirmed");
    problems.push(...(await screenProblems(page, "paid")));
    expect(await storedReservations()).toMatchObject([{ payment_status: "captured" }]);
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe("a manager with a keyboard alone, on 320 px", () => {
  it.for([
    ["an order", paidOrderAsGuest, "orders"],
    ["a deposit", paidDepositAsGuest, "reservations"],
  ] as const)("gives back a part of %s", async ([_what, pay, collection], { openAdminPage }) => {
    const { id, code } = await pay();
    const texts = paymentsTexts.de;
    const email = "leitung@example.com";
    const { page, faults } = await openAdminPage("/system/payments", { email, viewport });
    const row = page.getByTestId("payment-row").filter({ hasText: code });
    await row.waitFor();
    const problems = await screenProblems(page, "payments");
    await enter(page, row.getByRole("button"));
    const details = page.getByTestId("payment-details");
    const within = "[role=dialog]";
    await details.waitFor();
    problems.push(...(await screenProblems(page, "payment", within)));
    const { refund } = texts;
    await enter(page, details.getByRole("button", { name: refund.start }));
    const share = details.getByRole("radio");
    await chooseByArrows(page, share, details.getByRole("radio", { name: refund.part }));
    await typeInto(page, details.getByLabel(refund.amount), "2,00");
    await typeInto(page, details.getByLabel(refund.reason, { exact: true }), "Suppe fehlte");
    problems.push(...(await screenProblems(page, "refund", within)));
    const confirm = refund.confirm("2,00\u00a0€");
    await enter(page, details.getByRole("button", { name: confirm }));
    const question = page.getByRole("alertdialog");
    await question.waitFor();
    problems.push(...(await screenProblems(page, "question", "[role=alertdialog]")));
    await enter(page, question.getByRole("button", { name: confirm }));
    await page.getByText(refund.sent("2,00\u00a0€", code)).waitFor();
    await expect
      .poll(async () => (await adminGet(`${collection}/${id}`))?.refunded_cents)
      .toBe(200);
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });
});
