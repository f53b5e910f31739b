import type { Page } from "playwright-core";
import { accountTexts } from "@/i18n/account/account-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { hydrated } from "@/test/harness/hydrated";

const texts = checkoutTexts.de;

/** URL of the live page of an order; the group is the id. */
export const ORDER_PAGE = /\/order\/orders\/([0-9a-f-]{36})$/;

export const orderButton = (page: Page) => page.getByRole("button", { name: texts.placeOrder });

/** A field of the checkout by its German label, which "(optional)" may follow. */
export const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** Selects a radio card of the checkout by the start of its label. */
export function choose(page: Page, label: string): Promise<void> {
  // The radio button is visually hidden; guests click its card.
  return page.getByRole("radio", { name: new RegExp(`^${label}`) }).check({ force: true });
}

/** Opens the checkout and waits for the hydrated form. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto("/order");
  await hydrated(page);
  await orderButton(page).waitFor();
}

/** Fills in name and phone. */
export async function fillContact(
  page: Page,
  name = "Gerda Gast",
  phone = "089 99998-100",
): Promise<void> {
  await field(page, texts.name.label).fill(name);
  await field(page, texts.phone.label).fill(phone);
}

/** Clicks the order button and waits for the live page of the order. @returns the order's id */
export async function placeOrder(page: Page): Promise<string> {
  await orderButton(page).click();
  return waitForOrderPage(page);
}

/** Waits for the live page of an order. @returns its id */
export async function waitForOrderPage(page: Page): Promise<string> {
  await page.waitForURL(ORDER_PAGE);
  await page.getByTestId("order-head").waitFor();
  return ORDER_PAGE.exec(page.url())?.[1] ?? "";
}

/** Fills in and submits the sign-in form of the account page or the checkout. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const panel = page.getByRole("region", { name: accountTexts.de.signIn });
  await panel.getByLabel(accountTexts.de.email.label).fill(email);
  await panel.getByLabel(accountTexts.de.password.label, { exact: true }).fill(password);
  await panel.getByRole("button", { name: accountTexts.de.signIn, exact: true }).click();
}
