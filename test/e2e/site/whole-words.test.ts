import { expect } from "vitest";
import { LANGUAGES } from "@/domain/text/language";
import { resetBackend } from "@/test/harness/admin";
import { openMenu } from "../support/cart";
import { browserTest } from "../support/e2e-test";

const it = browserTest.extend("seeded", { auto: true }, () => resetBackend());

it.for([320, 360, 390])(
  "breaks no word of the home page at a width of %i px",
  async (width, { newVisitor }) => {
    for (const language of LANGUAGES) {
      const { page } = await newVisitor({ viewport: { width, height: 844 }, language });
      await openMenu(page);
      // The page lays out parts that are far below only when they come near.
      await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByRole("contentinfo").waitFor();
      await page.evaluate("document.fonts.ready.then(() => true)");
      await expect.poll(() => page.locator(".areas td").count()).toBeGreaterThan(0);
      expect(await page.evaluate(brokenWords)).toEqual([]);
    }
  },
);

/** Words that stand on two lines. Runs in the page. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      if (new Set(boxes.map((box) => Math.round(box.top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
