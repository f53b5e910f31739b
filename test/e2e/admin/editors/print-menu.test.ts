import type { Page } from "playwright-core";
import { expect } from "vitest";
import { printMenuTexts } from "@/i18n/admin/menu/print-menu-texts";
import { tenant as bobingen } from "@/tenant-configs/resto-bobingen";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { readQrCode } from "@/test/harness/read-qr-code";
import { adminTest as it } from "../../support/admin-test";
import { MISO } from "../../support/cart";

const texts = printMenuTexts.de;

/** Presses a button that opens the print window. @returns the text on the paper */
async function printedText(page: Page, button: string): Promise<string> {
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole("button", { name: button }).click();
  const sheet = page.getByTestId("printed-sheet");
  await sheet.waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("#root").isVisible()).toBe(false);
  await sheet.getByRole("heading", { name: bobingen.title, includeHidden: true }).first().waitFor();
  await sheet.locator("svg path").first().waitFor();
  const codes = await sheet.locator("svg:has(path)").all();
  for (const code of codes) {
    expect(await readQrCode(await code.screenshot())).toBe(bobingen.url);
  }
  const text = await sheet.innerText();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await sheet.waitFor({ state: "detached" });
  return text.replaceAll("\u00a0", " ");
}

it("prints the draft as a menu in one or both languages, and table cards", async ({
  openMenuEditor,
}) => {
  const { page, editor, faults } = await openMenuEditor();
  await editor.choose(MISO);
  await editor.price.fill("4,40");
  await editor.button(editor.texts.transfer).click();
  const both = await printedText(page, texts.menu);
  for (const expected of [
    /Suppen\s*Soups/,
    /Misosuppe\s*D, F\s*Miso soup/,
    "4,40 €",
    /D\s*Fisch\s*Fish/,
    texts.prices,
    printMenuTexts.en.prices,
    "bobingen.resto.example",
  ]) {
    expect(both).toMatch(expected);
  }
  await page.getByTestId("editor-panel").getByText(texts.en, { exact: true }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  const english = await printedText(page, texts.menu);
  expect(english).toMatch(/Miso soup\s*D, F/);
  expect(english).toContain("€4.40");
  expect(english).not.toContain("Misosuppe");
  const cards = await printedText(page, texts.cards);
  expect(cards.split(printMenuTexts.en.scan)).toHaveLength(5);
  expect(faults).toEqual([]);
});
