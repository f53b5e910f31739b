import type { Page } from "playwright-core";
import { expect } from "vitest";
import { MISO, openMenu, storedCart } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";

/** Counts the frames without any dish after dishes were shown. */
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

it.for([
  ["with a cart", { stored: storedCart(MISO) }],
  ["who reads English", { language: "en" }],
] as const)(
  "keeps the menu visible during hydration for a guest %s",
  async ([_who, options], { newVisitor }) => {
    const { page } = await newVisitor(options);
    const emptyFrames = await countEmptyFrames(page);
    await openMenu(page);
    expect(await emptyFrames()).toBe(0);
  },
);
