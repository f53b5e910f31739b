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

/**
 * Counts the effort on a page from now on, also across its views.
 * @returns reads how often the guest tapped, and how many fields were filled in
 */
export async function countEffort(
  page: Page,
): Promise<() => Promise<{ taps: number; fields: number }>> {
  await page.evaluate(() => {
    const effort = { taps: 0, fields: new Set<EventTarget | null>() };
    Reflect.set(window, "effort", effort);
    document.addEventListener("pointerdown", () => (effort.taps += 1), { capture: true });
    const note = ({ target }: Event) => {
      const isChoice = target instanceof HTMLInputElement && /checkbox|radio/.test(target.type);
      if (!isChoice) effort.fields.add(target);
    };
    document.addEventListener("input", note, { capture: true });
  });
  return () =>
    page.evaluate(() => {
      const { taps, fields } = Reflect.get(window, "effort") as {
        taps: number;
        fields: Set<EventTarget>;
      };
      return { taps, fields: fields.size };
    });
}
