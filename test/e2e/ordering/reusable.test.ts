import { expect } from "vitest";
import { printTexts } from "@/i18n/admin/print-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminGet, adminList } from "@/test/harness/admin";
import { adminTest as it } from "../support/admin-test";
import { field, orderButton, placeOrder } from "../support/checkout";

const { reusable, email, review } = checkoutTexts.de;
const deposit = receiptTexts.de.reusable(2);

it("a guest chooses reusable containers, pays their deposit, and the kitchen packs them", async ({
  guestAtCheckout,
  openBoard,
}) => {
  const { page, faults } = await guestAtCheckout();
  await field(page, email.label).fill("gerda@example.com");
  await page.getByLabel(reusable.choose(2)).check();
  await page.getByText("(10,00 € Pfand)").waitFor();
  await page.reload();
  await orderButton(page).waitFor();
  await expect.poll(() => page.getByLabel(reusable.choose(2)).isChecked()).toBe(true);
  const summary = page.getByRole("region", { name: review });
  await summary.getByText(deposit).waitFor();
  await summary.getByTestId("receipt-total").getByText("17,56 €").waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  const id = await placeOrder(page);
  expect(await adminGet(`orders/${id}`)).toMatchObject({
    reusable: { containers: 2, deposit_cents: 1000 },
    deposit_cents: 0,
    total_cents: 1756,
  });
  await page.getByText(deposit).first().waitFor();
  const [mail] = await adminList("mail");
  expect(JSON.stringify(mail)).toContain(deposit);
  expect(faults).toEqual([]);

  const { board } = await openBoard();
  await board.card(id).getByText(printTexts.de.reusable(2)).waitFor();
});
