import { beforeEach, describe, expect } from "vitest";
import { shellTexts } from "@/i18n/site/shell-texts";
import { depositTexts } from "@/i18n/table/deposit-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { WIDTHS } from "../support/browser";
import { browserTest as it } from "../support/e2e-test";
import { onProviderPage, takeOnlinePayments } from "../support/online-payment";
import {
  bookingPage,
  setReservationPolicy,
  storedReservations,
  tomorrow,
} from "../support/reservations";
import { openShop } from "../support/shop";

const texts = depositTexts.de;

beforeEach(async () => {
  await openShop();
  await takeOnlinePayments();
  await setReservationPolicy({
    deposit: { from_party: 2, cents_a_person: 500, free_until_hours: 2 },
  });
});

describe.each(WIDTHS)("a guest on %s", (_where, viewport) => {
  it("books with a deposit, pays it, and gets it back after cancelling in time", async ({
    newVisitor,
  }) => {
    const { page, faults } = await newVisitor({ viewport });
    const booking = bookingPage(page);
    await booking.fill(tomorrow(), "18:00");
    await page.getByTestId("deposit-note").getByText("10,00 €").waitFor();
    await page.locator("main").getByRole("link", { name: shellTexts.de.legalPages.agb }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: texts.submit }).click();
    await onProviderPage(page);
    expect(await storedReservations()).toMatchObject([{ status: "awaiting_payment" }]);
    await page.goBack();
    await page.getByTestId("deposit-panel").getByText(texts.stages.open).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /10,00.€ jetzt anzahlen/ }).click();
    await onProviderPage(page);
    await page.getByRole("button", { name: /10,00.€ bezahlen/ }).click();
    await booking.landed();
    await booking.expectStatus("confirmed");
    await page
      .getByTestId("deposit-fact")
      .getByText(/10,00.€ Anzahlung bezahlt/)
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: booking.texts.cancel }).click();
    await page.getByText(/10,00.€ erhalten Sie vollständig zurück/).waitFor();
    await page.getByRole("button", { name: booking.texts.cancelYes }).click();
    await page
      .getByTestId("deposit-fact")
      .getByText(/10,00.€ Anzahlung erstattet/)
      .waitFor();
    expect(await storedReservations()).toMatchObject([
      { status: "cancelled", payment_status: "refunded", refunded_cents: 1000 },
    ]);
    expect(faults).toEqual([]);
  });
});
