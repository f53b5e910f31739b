import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { cartBar, MISO, openMenu, storedCart } from "../support/cart";
import { browserTest as it } from "../support/e2e-test";
import { openShop } from "../support/shop";

beforeAll(openShop);

/** Far down the menu, pixels. */
const FAR_DOWN = 4000;

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Records the scroll position of every frame from now on. */
function recordScrolling(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, "seenPositions", seen);
    const look = () => {
      seen.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenPositions = (page: Page) =>
  page.evaluate(() => [...new Set(Reflect.get(window, "seenPositions") as number[])]);

it("shows the same menu at the same position at once on the way back from the checkout, without the sheet", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ stored: storedCart(MISO) });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openMenu(page);
  await page
    .locator("[data-dish]")
    .first()
    .evaluate((dish) => dish.setAttribute("data-before", ""));
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), FAR_DOWN);
  await cartBar(page).click();
  await page.locator('dialog a[href="/order"]').click();
  await page.getByRole("heading", { level: 1, name: checkoutTexts.de.title }).waitFor();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await recordScrolling(page);
  await page.goBack();
  await page.locator("[data-dish]").first().waitFor();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(FAR_DOWN - 500);
  const between = (await seenPositions(page)).filter((top) => top > 0 && top < FAR_DOWN - 500);
  expect(between).toEqual([]);
  expect(await page.locator("[data-before]").count()).toBe(1);
  expect(await page.getByRole("dialog").count()).toBe(0);
});
