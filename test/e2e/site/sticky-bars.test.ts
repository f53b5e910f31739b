import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { formatTime } from "@/domain/text/format";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { openingTexts } from "@/i18n/site/opening-texts";
import { adminPatch } from "@/test/harness/admin";
import { PHONE } from "../support/browser";
import { cartBar, MISO, openMenu, storedCart } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";
import { resize } from "../support/screen-problems";

/** Top and bottom of an element in the viewport, CSS pixels. */
async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("not rendered");
  return { top: box.y, bottom: box.y + box.height };
}

it("shows a missing connection and a pause beside the bars of a phone, never under them", async ({
  newVisitor,
}) => {
  const until = new Date(Date.now() + 30 * MINUTE_MS);
  await adminPatch("availability/resto-bobingen", { paused_until: until });
  const { page, context } = await newVisitor({ viewport: PHONE, stored: storedCart(MISO) });
  await openMenu(page);
  const bars = {
    cart: cartBar(page),
    categories: page.getByRole("navigation", { name: menuTexts.de.categories }),
  };
  const notices = {
    pause: page.getByText(openingTexts.de.pausedUntil(formatTime(until.getTime()))).first(),
    // Its words change while parts of the page wait for the connection.
    offline: page.locator(".offline-note"),
  };
  await Promise.all([bars.cart.waitFor(), notices.pause.waitFor()]);
  await context.setOffline(true);
  await notices.offline.waitFor();
  for (const height of [664, PHONE.height]) {
    await resize(page, { width: PHONE.width, height });
    for (const scrollY of [0, 600, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), scrollY);
      for (const [name, notice] of Object.entries(notices)) {
        for (const [bar, element] of Object.entries(bars)) {
          const [shown, covering] = await Promise.all([edges(notice), edges(element)]);
          const isCovered = shown.bottom > covering.top && shown.top < covering.bottom;
          expect(isCovered, `${name} under ${bar}, scrolled to ${scrollY}`).toBe(false);
        }
      }
    }
  }
});
