import type { Page } from "playwright-core";

/** Elements and attributes that only exist where a text was taken for markup. */
const INJECTED =
  'a[href^="javascript:"], img[src="x"], iframe, main script, main style, [onload], [onerror], [onclick], [onmouseover], [ontoggle]';

/** Dismisses the dialogs of pages and collects their messages; an injected script opens one. */
export function collectDialogs(...pages: readonly Page[]): string[] {
  const messages: string[] = [];
  for (const page of pages) {
    page.on("dialog", async (dialog) => {
      messages.push(dialog.message());
      await dialog.dismiss();
    });
  }
  return messages;
}

/** Number of elements on the page that a hostile text has injected. */
export function injectedElements(page: Page): Promise<number> {
  return page.locator(INJECTED).count();
}
