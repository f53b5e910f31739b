import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { NewVisitor } from "../support/browser";
import { shopTest as it } from "../support/e2e-test";

/** A category below several that were never in view, whose height is not known before. */
const FAR = 6;

async function openMenu(newVisitor: NewVisitor): Promise<{ page: Page; tab: Locator }> {
  const { page } = await newVisitor();
  await page.goto("/");
  await page.locator("#root:not([inert], [data-prerendered]) [data-dish]").first().waitFor();
  return { page, tab: page.locator("nav [data-category]").nth(FAR) };
}

async function arrives(page: Page, tab: Locator): Promise<void> {
  const id = await tab.getAttribute("data-category");
  await page.waitForFunction((category) => {
    const top = document.getElementById(category ?? "")?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight / 5;
  }, id);
  await page.locator(`nav [data-category="${id}"][aria-current]`).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
}

it("leads to the category that was tapped, however much of the menu lies between", async ({
  newVisitor,
}) => {
  const { page, tab } = await openMenu(newVisitor);
  const steps = await page.evaluate(() => window.history.length);
  await tab.click();
  await arrives(page, tab);
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
});

it("leads there with the keyboard, too", async ({ newVisitor }) => {
  const { page, tab } = await openMenu(newVisitor);
  await tab.press("Enter");
  await arrives(page, tab);
});
