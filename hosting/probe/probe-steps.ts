import type { Page } from "playwright-core";
import { accountTexts } from "@/i18n/account/account-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";

/** A cook or waiter of the restaurant alone. */
export interface ProbeStaff {
  readonly email: string;
  readonly password: string;
}

/** A number that belongs to nobody, and no mail address, so that no mail is sent. */
const NAME = "Probe";
const PHONE = "089 99998-097";

const ORDER_PAGE = /\/order\/orders\/([0-9a-f-]{36})$/;

/** Dishes that are tried: the first ones may be sold out or need a choice. */
const MAX_DISHES = 20;

/** Walks from the menu through cart and checkout, at the first possible time. @returns the order's id */
export async function placeOrder(page: Page): Promise<string> {
  await page.goto("/");
  await addDish(page);
  const cart = page.getByRole("complementary", { name: cartTexts.de.title });
  await cart.getByRole("link", { name: cartTexts.de.checkout }).click();
  const texts = checkoutTexts.de;
  const button = page.getByRole("button", { name: texts.placeOrder });
  await button.waitFor();
  // The radio button is visually hidden; guests click its card.
  await page.getByRole("radio", { name: new RegExp(`^${texts.pickup}`) }).check({ force: true });
  await field(page, texts.name.label).fill(NAME);
  await field(page, texts.phone.label).fill(PHONE);
  await button.click();
  await page.waitForURL(ORDER_PAGE);
  await page.getByTestId("order-head").waitFor();
  return ORDER_PAGE.exec(page.url())?.[1] ?? "";
}

/** The label may be followed by "(optional)". */
const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** Adds the first dish that needs no choice. */
async function addDish(page: Page): Promise<void> {
  // Empty before the page is interactive.
  const buttons = page.locator('[data-add]:not([data-add=""]):enabled');
  await buttons.first().waitFor();
  const sheet = page.getByRole("dialog");
  const line = page.getByTestId("cart-line");
  for (let index = 0; index < MAX_DISHES; index += 1) {
    await buttons.nth(index).click();
    await line.or(sheet).first().waitFor();
    if (await line.first().isVisible()) return;
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  }
  throw new Error(`none of ${MAX_DISHES} dishes can be ordered without a choice`);
}

/** Signs in at the admin site and waits for the order on the board. */
export async function findOnBoard(page: Page, id: string, staff: ProbeStaff): Promise<void> {
  const texts = accountTexts.de;
  await page.goto("/order");
  await page.getByLabel(texts.email.label).fill(staff.email);
  await page.getByLabel(texts.password.label, { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: texts.signIn, exact: true }).click();
  await page.locator(`[data-order="${id}"]`).waitFor();
}

/** Cancels the order on its page, which is open. */
export async function cancelOrder(page: Page): Promise<void> {
  const texts = ordersTexts.de;
  await page.getByRole("button", { name: texts.cancel }).click();
  await page.getByRole("button", { name: texts.cancelYes }).click();
  await page.getByText(ordersTexts.de.sentences.cancelled).waitFor();
}
