import { describe, expect } from "vitest";
import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { WIDTHS } from "../support/browser";
import { openMenu } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";
import { screenProblems } from "../support/screen-problems";

const texts = menuTexts.de;
const finder = finderTexts.de;

describe.each(WIDTHS)("on %s", (_name, viewport) => {
  it("the filters say how many dishes are left, and show them", async ({ newVisitor }) => {
    const { page } = await newVisitor({ viewport });
    await openMenu(page);
    const button = page.getByRole("search").getByRole("button", { name: texts.filter });
    await button.click();
    const sheet = page.getByRole("dialog", { name: texts.filter });
    await sheet.getByLabel(finder.without(allergenTexts.de.fish)).check();
    expect(await screenProblems(page, "filters")).toEqual([]);
    const show = sheet.locator(".filter__end .button--primary");
    const count = Number.parseInt(await show.innerText(), 10);
    await show.click();
    await sheet.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: finder.matching(count) }).waitFor();
    await expect
      .poll(() => button.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
});
