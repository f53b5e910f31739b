import type { Page } from "playwright-core";
import { expect } from "vitest";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { tourTexts } from "@/i18n/admin/tour-texts";
import { newGuest } from "@/test/functions/support/test-accounts";
import { adminGet } from "@/test/harness/admin";
import { DESKTOP, type NewVisitor, PHONE } from "../support/browser";
import { MISO, storedCart } from "../support/cart";
import { fillContact, openCheckout, placeOrder } from "../support/checkout";
import { signInAtAdmin } from "../support/order-board";
import { followDay } from "./browser-clock";
import { askerOf, must, RESTAURANT } from "./calls";
import { plainSpaces } from "./expected-report";
import type { Bill, KnownOrder, Ledger } from "./ledger";
import type { SimulatedDay } from "./simulated-day";

const MANAGER = "leitung@example.com";

/** A guest orders two soups on a phone. */
export async function orderOnPhone(
  newVisitor: NewVisitor,
  day: SimulatedDay,
  ledger: Ledger,
): Promise<KnownOrder> {
  const { page, context } = await newVisitor({ stored: storedCart(MISO, MISO) });
  await followDay(context, day.offsetMs);
  const quoted = page.waitForResponse("**/quoteOrder", { timeout: 60_000 });
  await openCheckout(page);
  await fillContact(page);
  await quoted;
  // The same bill, for the count.
  const { quote } = await must<{ quote: Bill & { earliest_at: number } }>(
    askerOf(await newGuest()),
    "quoteOrder",
    { resto_key: RESTAURANT, type: "pickup", lines: [{ item_id: MISO, qty: 2, choices: {} }] },
  );
  const id = await placeOrder(page);
  const order: KnownOrder = {
    id,
    code: String((await adminGet(`orders/${id}`))?.code),
    type: "pickup",
    payment: "cash",
    tip_cents: 0,
    bill: quote,
    due_at: quote.earliest_at,
    outcome: "open",
    refunded_cents: 0,
  };
  ledger.orders.push(order);
  return order;
}

/** A rider takes two deliveries; at the second door nobody is there. */
export async function driveTour(
  newVisitor: NewVisitor,
  day: SimulatedDay,
  [met, missed]: readonly [KnownOrder, KnownOrder],
): Promise<void> {
  const texts = tourTexts.de;
  const { page, context } = await newVisitor({ viewport: PHONE });
  await followDay(context, day.offsetMs);
  await signInAtAdmin(page, "fahrer@example.com", "/");
  for (const { code } of [met, missed]) {
    await page.getByTestId("ready-delivery").filter({ hasText: code }).click();
  }
  await page.getByRole("button", { name: texts.take(2) }).click();
  const stop = ({ code }: KnownOrder) => page.getByTestId("own-delivery").filter({ hasText: code });
  await stop(met).getByRole("button", { name: texts.delivered }).click();
  await stop(met).getByRole("button", { name: texts.deliveredYes }).click();
  await stop(met).waitFor({ state: "detached" });
  met.outcome = "completed";
  await stop(missed).getByRole("button", { name: texts.notMet }).click();
  await page.getByText(texts.notMetTitle).waitFor();
  await stop(missed).getByRole("button", { name: texts.reasons.notMet }).click();
  await stop(missed).waitFor({ state: "detached" });
  missed.outcome = "failed";
}

/** The manager gives back five euros of an order. */
export async function refundOnPage(
  newVisitor: NewVisitor,
  day: SimulatedDay,
  order: KnownOrder,
): Promise<void> {
  const texts = paymentsTexts.de;
  const { page, context } = await newVisitor({ viewport: DESKTOP });
  await followDay(context, day.offsetMs);
  await signInAtAdmin(page, MANAGER, "/system/payments");
  const row = page.getByTestId("payment-row").filter({ hasText: order.code });
  await row.getByRole("button").click();
  const form = page.getByTestId("payment-details");
  await form.getByRole("button", { name: texts.refund.start }).click();
  await form.getByText(texts.refund.part, { exact: true }).click();
  await form.getByLabel(texts.refund.amount).fill("5,00");
  await form.getByLabel(texts.refund.reason, { exact: true }).fill("Suppe fehlte");
  const confirm = { name: texts.refund.confirm("5,00\u00a0€") };
  await form.getByRole("button", confirm).click();
  await page.getByRole("alertdialog").getByRole("button", confirm).click();
  await page.getByText(texts.refund.sent("5,00\u00a0€", order.code)).waitFor();
  order.refunded_cents += 500;
}

/** Opens the report of today, which the page calls `dayText`. */
export async function openReport(
  newVisitor: NewVisitor,
  day: SimulatedDay,
  dayText: string,
): Promise<Page> {
  const { page, context } = await newVisitor({ viewport: DESKTOP });
  await followDay(context, day.offsetMs);
  await signInAtAdmin(page, MANAGER, "/system/reports");
  await page.getByRole("button", { name: reportsTexts.de.ranges.today }).click();
  await page.getByText(`${dayText}. `).first().waitFor();
  return page;
}

/** Prints the closing of the day. @returns its rows */
export async function printClosing(page: Page): Promise<[string, string][]> {
  await page.evaluate(() => {
    window.print = () => {
      const rows = document.querySelectorAll("[data-testid=printed-closing] tr");
      const printed = [...rows].map((row) =>
        [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? ""),
      );
      Object.assign(window, { printed });
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  const { export: exportText, closing } = reportsTexts.de;
  await page.getByRole("button", { name: exportText, exact: true }).click();
  await page.getByRole("menuitem", { name: closing.print }).click();
  const printed = () => page.evaluate(() => Reflect.get(window, "printed") as string[][] | null);
  await expect.poll(printed).toBeTruthy();
  const rows = (await printed()) ?? [];
  return rows.map(([label = "", amount = ""]) => [plainSpaces(label), plainSpaces(amount)]);
}
