import { beforeEach, expect, it } from "vitest";
import { useBrowser } from "../support/browser";
import { MISO } from "../support/cart";
import { openShop } from "../support/shop";

const newGuest = useBrowser();

beforeEach(openShop);

it.each([
  ["as soon as it can be seen", "#root:not([inert]) [data-dish]"],
  ["as soon as the app has taken over", "#root:not([inert], [data-prerendered]) [data-dish]"],
])("adds a dish that is tapped %s", async (_when, dish) => {
  const { page } = await newGuest();
  await page.goto("/");
  await page.locator(dish).first().waitFor();
  // By its name: the page's first bytes do not hold the dishes' ids.
  const add = page.locator(".dish", { hasText: "Misosuppe" }).locator("[data-add]").first();
  await add.click();
  await add.click();
  await page.locator('.cart-bar [data-cart-count="2"]').waitFor();
  const count = page.locator(`[data-add="${MISO}"] .dish__count`);
  await expect.poll(() => count.textContent()).toBe("2");
});
