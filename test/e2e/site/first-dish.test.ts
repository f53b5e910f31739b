import { expect } from "vitest";
import { resetBackend } from "@/test/harness/admin";
import { PHONE } from "../support/browser";
import { browserTest } from "../support/e2e-test";

browserTest(
  "the first dish and its price are in sight without scrolling",
  async ({ newVisitor }) => {
    await resetBackend();
    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      const { page } = await newVisitor({ viewport });
      await page.goto("/");
      // The delivery check follows after hydration and is above the menu.
      await page.locator(".delivery-check__answer").waitFor();
      const price = await page.locator(".dish__prices").first().boundingBox();
      expect(price, `${viewport.width} px`).not.toBeNull();
      const bottom = (price?.y ?? 0) + (price?.height ?? 0);
      expect(bottom, `${viewport.width} px`).toBeLessThanOrEqual(viewport.height);
    }
  },
);
