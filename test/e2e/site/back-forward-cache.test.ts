import { expect, inject, onTestFinished } from "vitest";
import { formatTime } from "@/domain/text/format";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { openingTexts } from "@/i18n/site/opening-texts";
import { adminPatch } from "@/test/harness/admin";
import { DESKTOP, visitorFactory } from "../support/browser";
import { addDish, MISO, openCart, openMenu } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";
import { changePrices } from "../support/shop";

it("going back from another site shows the page as it was left, with the current cart, prices and pause", async ({
  launch,
}) => {
  const browser = await launch([], ["--disable-back-forward-cache"]);
  onTestFinished(() => browser.close());
  const newVisitor = visitorFactory(browser);
  const { context, page, faults } = await newVisitor({ viewport: DESKTOP });
  const followed = page.waitForResponse("**/Listen/channel**");
  await openMenu(page);
  await addDish(page, MISO);
  await followed;
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "isRestored", persisted));
  });

  await page.goto(inject("adminUrl"));
  const until = new Date(Date.now() + 30 * MINUTE_MS);
  await adminPatch("availability/resto-bobingen", { paused_until: until });
  await changePrices({ [MISO]: 5 });
  const other = await context.newPage();
  await openMenu(other);
  await addDish(other, "edamame");
  await other.close();

  await page.goBack();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation");
        const refused = JSON.stringify(navigation && Reflect.get(navigation, "notRestoredReasons"));
        return Reflect.get(window, "isRestored") ?? `not restored: ${refused}`;
      }),
    )
    .toBe(true);
  const cart = await openCart(page);
  await cart.getByTestId("cart-line").filter({ hasText: "Edamame" }).waitFor();
  await cart.getByText("war 4,20 €, jetzt 5,00 €").waitFor();
  const paused = openingTexts.de.pausedUntil(formatTime(until.getTime()));
  await page.getByText(paused).first().waitFor();
  await adminPatch("availability/resto-bobingen", { paused_until: null });
  await page.getByText(paused).first().waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});
