import type { Page } from "playwright-core";

/** Parts of the page's texts that match the pattern and stand on two lines. */
export function brokenTexts(page: Page, { source, flags }: RegExp): Promise<string[]> {
  return page.evaluate(
    ([pattern, modes]) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const matches = (text.textContent ?? "").matchAll(new RegExp(pattern, modes));
        for (const { 0: part, index } of matches) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + part.length);
          const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
          if (new Set(boxes.map((box) => Math.round(box.top))).size > 1) broken.push(part);
        }
      }
      return broken;
    },
    [source, flags] as const,
  );
}
