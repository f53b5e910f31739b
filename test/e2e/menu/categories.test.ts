import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { openMenu } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";

/** A category below several that were never in view, so that their height is only estimated. */
const FAR = 6;

/** Waits until the category of a tab is at the top and current. */
async function waitForCategory(page: Page, tab: Locator): Promise<void> {
  const id = await tab.getAttribute("data-category");
  await page.waitForFunction((category) => {
    const top = document.getElementById(category ?? "")?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight / 5;
  }, id);
  await page.locator(`nav [data-category="${id}"][aria-current]`).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
}

it("scrolls to a distant category when its tab is tapped or pressed with the keyboard, without a history entry", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  await openMenu(page);
  const tabs = page.locator("nav [data-category]");
  const steps = await page.evaluate(() => window.history.length);
  await tabs.nth(FAR).click();
  await waitForCategory(page, tabs.nth(FAR));
  expect(await page.evaluate(() => window.history.length)).toBe(steps);

  await tabs.nth(2 * FAR).press("Enter");
  await waitForCategory(page, tabs.nth(2 * FAR));
});
