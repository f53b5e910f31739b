import type { Page } from "playwright-core";
import { accountTexts } from "@/i18n/account-texts";
import { checkoutTexts } from "@/i18n/checkout-texts";

const texts = checkoutTexts.de;

/** Address of an order's own page; its group is the id. */
export const ORDER_PAGE = /\/order\/orders\/([0-9a-f-]{36})$/;

/** The button every order ends with. */
export const orderButton = (page: Page) => page.getByRole("button", { name: texts.placeOrder });

/** A field of the checkout by its German label, which may go on with "(optional)". */
export const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** Chooses one of the checkout's cards by the beginning of its label. */
export function choose(page: Page, label: string): Promise<void> {
  // The button itself is invisible, its card is what people click.
  return page.getByRole("radio", { name: new RegExp(`^${label}`) }).check({ force: true });
}

/** Opens the checkout and waits until the form can be used. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto("/order");
  await page.locator("#root:not([inert], [data-prerendered])").waitFor({ state: "attached" });
  await orderButton(page).waitFor();
}

/** Fills in who orders. */
export async function fillContact(page: Page, name = "Gerda Gast"): Promise<void> {
  await field(page, texts.name.label).fill(name);
  await field(page, texts.phone.label).fill("089 99998-100");
}

/** Orders and waits for the live page of the order. @returns the order's id */
export async function placeOrder(page: Page): Promise<string> {
  await orderButton(page).click();
  return landedOrder(page);
}

/** Waits for the live page of an order. @returns its id */
export async function landedOrder(page: Page): Promise<string> {
  await page.waitForURL(ORDER_PAGE);
  await page.getByTestId("order-head").waitFor();
  return ORDER_PAGE.exec(page.url())?.[1] ?? "";
}

/** Signs in at the account page, or in the checkout once its form is open. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const panel = page.getByRole("region", { name: accountTexts.de.signIn });
  await panel.getByLabel(accountTexts.de.email.label).fill(email);
  await panel.getByLabel(accountTexts.de.password.label, { exact: true }).fill(password);
  await panel.getByRole("button", { name: accountTexts.de.signIn, exact: true }).click();
}
