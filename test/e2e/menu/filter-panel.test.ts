import { describe, expect } from "vitest";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { WIDTHS } from "../support/browser";
import { openMenu } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";

const texts = menuTexts.de;

describe.each(WIDTHS)("on %s", (_name, viewport) => {
  it("the filters open in view from the results of a search", async ({ newVisitor }) => {
    const { page } = await newVisitor({ viewport });
    await openMenu(page);
    await page.getByRole("searchbox", { name: texts.search }).fill("mit");
    await page.locator(".found [data-dish]").nth(12).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: texts.filter }).click();
    const panel = page.getByTestId("filter-panel");
    const top = () => panel.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(viewport.height / 2);
  });
});
