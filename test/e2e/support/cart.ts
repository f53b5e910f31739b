import type { Page } from "playwright-core";
import { makeCartItem } from "@/domain/cart/cart-item";
import { menuSchema } from "@/domain/menu/menu.schema";
import type { Language } from "@/domain/text/language";
import { cartTexts } from "@/i18n/order/cart-texts";
import { shellTexts } from "@/i18n/site/shell-texts";
import { menu } from "@/tenant-configs/menus/resto-bobingen";
import { tenant as restaurant } from "@/tenant-configs/resto-bobingen";
import { HYDRATED } from "@/test/harness/hydrated";
import { DESKTOP } from "./browser";

/** A soup without options: 4.20 €, for pickup 3.78 €. */
export const MISO = "miso-soup";

/** Local storage with one portion of each dish in the cart, for `VisitorOptions.stored`. */
export function storedCart(...ids: readonly string[]): { cart: string } {
  const { items } = menuSchema.parse(menu);
  const portions = ids.map((id) => {
    const item = items.find((each) => each.id === id);
    if (!item) throw new Error(`no dish ${id}`);
    return makeCartItem(item, {});
  });
  return { cart: JSON.stringify(portions) };
}

/** Opens the restaurant page and waits for the hydrated menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator(`${HYDRATED} [data-dish]`).first().waitFor();
}

/** Goes to the restaurant page by the name in the header, without loading the document. */
export async function toHome(page: Page): Promise<void> {
  const name = shellTexts.de.toHome(restaurant.title);
  await page.getByRole("banner").getByRole("link", { name }).click();
  await page.locator("[data-dish]").first().waitFor();
}

/** Adds one portion of a dish without required options to the cart. */
export function addDish(page: Page, id: string): Promise<void> {
  return page.locator(`[data-add="${id}"]`).click();
}

/** The button at the bottom of a phone that opens the cart. */
export function cartBar(page: Page, language: Language = "de") {
  return page.getByRole("button", { name: cartTexts[language].show });
}

/** Shows the cart: the column on a desktop, else the sheet that the bar opens. */
export async function openCart(page: Page, language: Language = "de") {
  const texts = cartTexts[language];
  if ((page.viewportSize()?.width ?? 0) >= DESKTOP.width) {
    return page.getByRole("complementary", { name: texts.title });
  }
  const sheet = page.getByRole("dialog", { name: texts.title });
  if (!(await sheet.isVisible())) await cartBar(page, language).click();
  await sheet.waitFor();
  return sheet;
}
