import { expect } from "vitest";
import { routes } from "@/config/routes";
import { hydrated } from "@/test/harness/hydrated";
import { openMenu } from "../support/cart";
import { waitForOrderPage } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { enter, typeInto } from "../support/keyboard";
import { overflowOnNarrowScreen } from "../support/screen-problems";

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
  await enter(page, page.locator('[data-add="starter-platter"]'));
  // The skip link leads past all dishes.
  await page.locator('a[href="#cart-bar"]').focus();
  await page.keyboard.press("Enter");
  await page.locator("#cart-bar:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  expect(await overflowOnNarrowScreen(page)).toEqual([]);
  await enter(page, page.locator('dialog a[href="/order"]'));

  await typeInto(page, page.locator('input[name="name"]'), "Tasta Tur");
  await typeInto(page, page.locator('input[name="phone"]'), "089 99998-100");
  expect(await overflowOnNarrowScreen(page)).toEqual([]);
  await enter(page, page.locator("section button[aria-busy]"));
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
