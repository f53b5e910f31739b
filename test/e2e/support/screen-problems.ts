import type { Page } from "playwright-core";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { DESKTOP, PHONE } from "./browser";

interface Viewport {
  readonly width: number;
  readonly height: number;
}

interface WidthsOptions {
  /** Selector of the part to check; the whole page by default. */
  readonly within?: string;
  readonly viewports?: readonly Viewport[];
}

/** Narrowest screen that must not scroll sideways, CSS pixels. */
const NARROWEST = 320;

/**
 * Problems of the page as shown: violations found by axe, colour contrast in the dark scheme, and on
 * phones sideways scrolling at 320 px.
 * @param within selector of the part to check; the whole page by default
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

/**
 * {@link screenProblems} on a phone and then on a desktop, by resizing the open page. The page stays
 * as wide as the last viewport.
 */
export async function problemsAtWidths(
  page: Page,
  screen: string,
  { within, viewports = [PHONE, DESKTOP] }: WidthsOptions = {},
): Promise<string[]> {
  const problems: string[] = [];
  for (const viewport of viewports) {
    await resize(page, viewport);
    problems.push(...(await screenProblems(page, `${screen}, ${viewport.width} px`, within)));
  }
  return problems;
}

/** Sets the viewport to a width and returns a problem if the page, or a part of it, is wider. */
async function overflowAt(page: Page, width: number, part = "html"): Promise<string[]> {
  const height = page.viewportSize()?.height ?? width;
  await resize(page, { width, height });
  const content = await page.locator(part).evaluate((element) => element.scrollWidth);
  return content > width ? [`${content} px wide on a screen of ${width} px`] : [];
}

/** Sets the width to 320 px and returns what overflows: the page, or a text its own box. */
export async function narrowProblems(page: Page, screen: string): Promise<string[]> {
  const problems = await overflowAt(page, NARROWEST);
  const texts = await page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLElement>(
      "a, button, dd, dt, li, td, th, p, legend",
    );
    return [...boxes].flatMap((box) => {
      const { display, overflowX } = getComputedStyle(box);
      const isLoose = display === "inline" || overflowX === "auto" || overflowX === "scroll";
      const isPicture = box.closest("figure, .visually-hidden, [aria-hidden=true]") !== null;
      return isLoose || isPicture || box.scrollWidth <= box.clientWidth + 1
        ? []
        : [`${box.innerText.slice(0, 60)}: ${box.scrollWidth} px in ${box.clientWidth} px`];
    });
  });
  return [...problems, ...texts].map((problem) => `${screen}: ${problem}`);
}

/** Sets the viewport, and waits until calendars and menus have moved. */
export async function resize(page: Page, { width, height }: Viewport): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * {@link overflowAt} 320 px, with the usual text size and with text twice as large.
 * @param within selector of the part to check; the whole page by default
 */
export async function overflowOnNarrowScreen(page: Page, within?: string): Promise<string[]> {
  const problems = await overflowAt(page, NARROWEST, within);
  await setTextSize(page, "200%");
  const enlarged = await overflowAt(page, NARROWEST, within);
  await setTextSize(page, "");
  return [...problems, ...enlarged.map((problem) => `with text of 200 %: ${problem}`)];
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
