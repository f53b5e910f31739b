import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Look } from "@/domain/tenant/look.schema";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminPatch, resetBackend } from "@/test/harness/admin";
import { hydrated } from "@/test/harness/hydrated";
import { PHONE } from "../support/browser";
import { browserTest } from "../support/e2e-test";

const LAYOUTS = ["story", "list", "tasting"] as const;

const storeLook = (look: Partial<Look>) => adminPatch("public/resto-bobingen", { look });

async function firstPriceBottom(page: Page): Promise<number> {
  // The delivery check follows after hydration and is above the menu.
  await page.locator(".delivery-check__answer").waitFor();
  const price = await page.locator(".dish__prices").first().boundingBox();
  return price ? price.y + price.height : Number.POSITIVE_INFINITY;
}

browserTest(
  "a stored look replaces that of the build without a deployment",
  async ({ newVisitor }) => {
    await resetBackend();
    for (const layout of LAYOUTS) {
      await storeLook({ layout, font: "playfair", tone: "quiet" });
      for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
        const { page } = await newVisitor({ viewport });
        await page.goto("/");
        await hydrated(page);
        await page.locator(`.layout--${layout}`).waitFor();
        const title = page.getByRole("heading", { level: 1 });
        const font = await title.evaluate((element) => getComputedStyle(element).fontFamily);
        const tone = await page.locator("html").getAttribute("data-tone");
        expect([font.split(",")[0], tone], layout).toEqual(['"Stored heading"', "quiet"]);
        expect(await firstPriceBottom(page), layout).toBeLessThanOrEqual(viewport.height);
        expect(await accessibilityProblems(page), layout).toEqual([]);
        await page.context().close();
      }
    }
  },
);
