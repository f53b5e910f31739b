import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { cartBar, MISO, openMenu, storedCart } from "../support/cart";
import { browserTest as it } from "../support/e2e-test";
import { openShop } from "../support/shop";

beforeAll(openShop);

/** Far down the menu, pixels. */
const PLACE = 4000;

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Notes every place the page is seen at from now on; the last two frames tell that it rests. */
function notePlaces(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, "seenPlaces", seen);
    const look = () => {
      seen.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenPlaces = (page: Page) =>
  page.evaluate(() => [...new Set(Reflect.get(window, "seenPlaces") as number[])]);

it("shows the place on the menu again at once when a guest comes back from the order", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ stored: storedCart(MISO) });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openMenu(page);
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), PLACE);
  await cartBar(page).click();
  await page.locator('dialog a[href="/order"]').click();
  await page.getByRole("heading", { level: 1, name: checkoutTexts.de.title }).waitFor();
  await expect.poll(() => place(page)).toBe(0);
  await notePlaces(page);
  await page.goBack();
  await page.locator("[data-dish]").first().waitFor();
  await expect.poll(() => place(page)).toBeGreaterThan(PLACE - 500);
  const between = (await seenPlaces(page)).filter((top) => top > 0 && top < PLACE - 500);
  expect(between).toEqual([]);
});
