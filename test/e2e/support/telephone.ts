import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "@/domain/text/language";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";

/** Path of the page for telephone orders. */
export const TELEPHONE_PATH = "/order/telephone";

/** Locators and actions of the telephone order. */
export function telephonePage(page: Page, language: Language = "de") {
  const texts = telephoneTexts[language];
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  const dish = page.getByRole("combobox", { name: texts.dish });
  return {
    texts,
    phone: field(texts.phone),
    name: field(texts.name),
    dish,
    lines: page.getByRole("list", { name: texts.lines }).getByRole("listitem"),
    total: page.getByTestId("telephone-total"),
    place: page.getByRole("button", { name: texts.place }),
    ready: () => dish.waitFor(),
    /** Waits until an order is accepted. */
    taken: () =>
      page
        .getByText(/ist angenommen/)
        .first()
        .waitFor(),
    /** Waits until the form is empty and the number of the next caller can be typed. */
    isReadyForNext: () =>
      expect
        .poll(() => field(texts.phone).evaluate(isEmptyWithFocus), { timeout: 20_000 })
        .toBe(true),
    /** Types into the field with the focus and presses Enter, as staff do. */
    type: async (text: string) => {
      await page.keyboard.type(text, { delay: 40 });
      await page.keyboard.press("Enter");
    },
    takeByKeyboard: () => page.keyboard.press("Control+Enter"),
  };
}

function isEmptyWithFocus(input: Element): boolean {
  return input === document.activeElement && (input as HTMLInputElement).value === "";
}
