import type { Page } from "playwright-core";
import { makeCartItem } from "@/domain/cart/cart-item";
import { menuSchema } from "@/domain/menu/menu.schema";
import type { Language } from "@/domain/shared/language";
import { cartTexts } from "@/i18n/cart-texts";
import { menu } from "@/tenant-configs/menus/resto-bobingen";
import { DESK } from "./browser";

/** A soup without options: 4.20, for pickup 3.78. */
export const MISO = "miso-soup";

/** Local storage with portions of dishes in the cart, for `GuestOptions.stored`. */
export function storedCart(...ids: readonly string[]): { cart: string } {
  const { items } = menuSchema.parse(menu);
  const portions = ids.map((id) => {
    const item = items.find((each) => each.id === id);
    if (!item) throw new Error(`no dish ${id}`);
    return makeCartItem(item, {});
  });
  return { cart: JSON.stringify(portions) };
}

/** Opens the restaurant page and waits until the security check has passed and the menu is there. */
export async function openMenu(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("#root:not([inert], [data-prerendered]) [data-dish]").first().waitFor();
}

/** Puts one portion of a dish without compulsory options into the cart. */
export function addDish(page: Page, id: string): Promise<void> {
  return page.locator(`[data-add="${id}"]`).click();
}

/** The button at the bottom of a phone that opens the cart. */
export function cartBar(page: Page, language: Language = "de") {
  return page.getByRole("button", { name: cartTexts[language].show });
}

/** The cart's content: the column on a desk, else the sheet behind the bar. */
export async function openCart(page: Page, language: Language = "de") {
  const texts = cartTexts[language];
  if ((page.viewportSize()?.width ?? 0) >= DESK.width) {
    return page.getByRole("complementary", { name: texts.title });
  }
  const sheet = page.getByRole("dialog", { name: texts.title });
  if (!(await sheet.isVisible())) await cartBar(page, language).click();
  await sheet.waitFor();
  return sheet;
}
