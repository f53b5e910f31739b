import type { Page } from "playwright-core";
import { expect } from "vitest";
import { routes } from "@/config/routes";
import { hydrated } from "@/test/harness/hydrated";
import { openMenu } from "../support/cart";
import { waitForOrderPage } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { overflowOnNarrowScreen } from "../support/screen-problems";

/** Presses Tab until a matching element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 800; pressed += 1) {
    await page.keyboard.press("Tab");
    const arrived = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (arrived) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Pages that the order does not lead to, and what shows that their content is there. */
const OTHER_PAGES = [
  [routes.account, "main form"],
  [routes.orders, "[data-testid=order-row]"],
  [routes.reservation, "[data-testid=other-day]"],
  [routes.legal("allergene"), "article table"],
] as const;

it("places an order by keyboard, and no page scrolls sideways on 320 px with large text", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport: { width: 320, height: 640 } });
  await openMenu(page);
  expect(await overflowOnNarrowScreen(page)).toEqual([]);
  await tabTo(page, '[data-add="starter-platter"]');
  await page.keyboard.press("Enter");
  // The skip link leads past all dishes.
  await page.locator('a[href="#cart-bar"]').focus();
  await page.keyboard.press("Enter");
  await page.locator("#cart-bar:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  expect(await overflowOnNarrowScreen(page)).toEqual([]);
  await tabTo(page, 'dialog a[href="/order"]');
  await page.keyboard.press("Enter");

  await page.locator('input[name="name"]').waitFor();
  await tabTo(page, 'input[name="name"]');
  await page.keyboard.type("Tasta Tur");
  await tabTo(page, 'input[name="phone"]');
  await page.keyboard.type("089 99998-100");
  expect(await overflowOnNarrowScreen(page)).toEqual([]);
  await tabTo(page, "section button[aria-busy]");
  await page.keyboard.press("Enter");
  await waitForOrderPage(page);
  expect(await overflowOnNarrowScreen(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");

  for (const [path, content] of OTHER_PAGES) {
    await page.goto(path);
    await hydrated(page);
    await page.locator(content).first().waitFor();
    expect(await overflowOnNarrowScreen(page), path).toEqual([]);
  }
});
