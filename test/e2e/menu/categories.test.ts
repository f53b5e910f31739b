import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { NewVisitor } from "../support/browser";
import { openMenu } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";

/** A category below several that were never in view, so that their height is only estimated. */
const FAR = 6;

async function openTabs(newVisitor: NewVisitor): Promise<{ page: Page; tab: Locator }> {
  const { page } = await newVisitor();
  await openMenu(page);
  return { page, tab: page.locator("nav [data-category]").nth(FAR) };
}

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

it("scrolls to a distant category when its tab is tapped, without a history entry", async ({
  newVisitor,
}) => {
  const { page, tab } = await openTabs(newVisitor);
  const steps = await page.evaluate(() => window.history.length);
  await tab.click();
  await waitForCategory(page, tab);
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
});

it("scrolls to a distant category when its tab is pressed with the keyboard", async ({
  newVisitor,
}) => {
  const { page, tab } = await openTabs(newVisitor);
  await tab.press("Enter");
  await waitForCategory(page, tab);
});
