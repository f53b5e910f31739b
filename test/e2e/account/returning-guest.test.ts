import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { useBrowser } from "../support/browser";
import { MISO, openMenu, storedCart } from "../support/cart";
import { openShop } from "../support/shop";

const newGuest = useBrowser();

beforeEach(openShop);

/** Counts the frames in which dishes that could be seen before are gone. */
async function countEmptyFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shown = false;
    let empty = 0;
    const look = () => {
      const dishes = document.querySelector("[data-dish]") !== null;
      if (shown && !dishes) empty += 1;
      shown ||= dishes;
      Reflect.set(window, "emptyFrames", empty);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "emptyFrames")));
}

it.each([
  ["with a cart", { stored: storedCart(MISO) }],
  ["who reads English", { language: "en" as const }],
])("a guest %s sees the menu all the time while the app takes over", async (_who, options) => {
  const { page } = await newGuest(options);
  const emptyFrames = await countEmptyFrames(page);
  await openMenu(page);
  expect(await emptyFrames()).toBe(0);
});
