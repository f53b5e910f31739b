import { expect } from "vitest";
import { deliveryCheckTexts } from "@/i18n/order/delivery-check-texts";
import { resetBackend } from "@/test/harness/admin";
import { browserTest } from "../support/e2e-test";

/** Set by a script of the page: the elements that moved up or down, with their distance. */
interface Watched {
  moved: string[];
}

browserTest(
  "nothing on the restaurant page moves up or down while it loads",
  async ({ newVisitor }) => {
    await resetBackend();
    const { page, context } = await newVisitor();
    const session = await context.newCDPSession(page);
    // Slow enough that the prerendered page is painted before scripts and fonts arrive.
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
    await page.addInitScript(() => {
      const watched = window as unknown as Watched;
      watched.moved = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }[]) {
          for (const { node, previousRect, currentRect } of entry.sources) {
            const by = currentRect.top - previousRect.top;
            if (by !== 0) watched.moved.push(`${node?.className ?? ""} ${by}`);
          }
        }
      });
      observer.observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await page.getByText(deliveryCheckTexts.de.question).first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as Watched).moved)).toEqual([]);
  },
);
