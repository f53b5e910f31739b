import type { Locator, Page } from "playwright-core";

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  const focused = wanted.and(page.locator(":focus"));
  for (let pressed = 0; pressed < 800; pressed += 1) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`Tab does not reach ${wanted}`);
}

/** Moves to an element by Tab and presses Enter. */
export async function enter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/** Moves to a text field by Tab and types. */
export async function typeInto(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** Moves to a group of radio buttons by Tab and chooses one of them with the arrows. */
export async function chooseByArrows(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await tabTo(page, group);
  for (let pressed = 0; pressed < 20; pressed += 1) {
    if (await wanted.isChecked()) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`the arrows do not reach ${wanted}`);
}
