import type { Page } from "playwright-core";

/**
 * Counts the taps on a page from now on, also across its views.
 * @returns reads the names of the controls that were tapped, the latest first
 */
export async function countTaps(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const taps: string[] = [];
    Reflect.set(window, "taps", taps);
    const note = ({ target }: Event) => taps.unshift((target as Element).textContent);
    document.addEventListener("click", note, { capture: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "taps") as string[]);
}
