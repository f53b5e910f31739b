import type { Page } from "playwright-core";
import { accessibilityProblems } from "@/test/harness/accessibility";

/** Narrowest screen on which nothing may need sideways scrolling, CSS pixels. */
const NARROWEST = 320;

/**
 * What is wrong with the page as it is: by axe, by its colours in the dark, and on a narrow screen.
 * @param within selector of what is new on the page, where the rest has been looked at before
 */
export async function screenProblems(
  page: Page,
  screen: string,
  within?: string,
): Promise<string[]> {
  const problems = await accessibilityProblems(page, { within });
  await page.emulateMedia({ colorScheme: "dark" });
  const colours = await accessibilityProblems(page, { within, rules: ["color-contrast"] });
  problems.push(...colours.map((problem) => `in the dark: ${problem}`));
  await page.emulateMedia({ colorScheme: "light" });
  const viewport = page.viewportSize();
  if (viewport && viewport.width < 768) {
    problems.push(...(await overflowAt(page, NARROWEST, within)));
    await page.setViewportSize(viewport);
  }
  return problems.map((problem) => `${screen}: ${problem}`);
}

/** Says how far the page, or a part of it, is too wide for a screen; leaves the page at that width. */
export async function overflowAt(page: Page, width: number, part = "html"): Promise<string[]> {
  const height = page.viewportSize()?.height ?? width;
  await page.setViewportSize({ width, height });
  const content = await page.locator(part).evaluate((element) => element.scrollWidth);
  return content > width ? [`${content} px wide on a screen of ${width} px`] : [];
}
