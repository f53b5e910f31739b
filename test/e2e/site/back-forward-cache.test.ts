import type { Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { formatTime } from "@/domain/text/format";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { openingTexts } from "@/i18n/site/opening-texts";
import { adminPatch } from "@/test/harness/admin";
import { DESKTOP, type NewVisitor, visitorFactory } from "../support/browser";
import { addDish, MISO, openCart, openMenu, storedCart } from "../support/cart";
import { openCheckout } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { changePrices } from "../support/shop";

/**
 * The packaged browser is built without the cache: it keeps no page, but names all reasons against
 * each one. These two are its own.
 */
const NO_CACHE = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

/** Leaves the page for another site, goes back, and returns why the page could not be kept. */
async function reasonsAgainst(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  await page.goto(inject("adminUrl"));
  await page.goBack();
  await page.locator("#root").waitFor();
  await devtools.detach();
  return reasons.filter((reason) => !NO_CACHE.includes(reason));
}

/** Opens the menu and adds a dish: from then on the page follows availability live. */
async function openLivePage(newVisitor: NewVisitor) {
  const visitor = await newVisitor({ viewport: DESKTOP });
  const followed = visitor.page.waitForResponse("**/Listen/channel**");
  await openMenu(visitor.page);
  await addDish(visitor.page, MISO);
  await followed;
  return visitor;
}

it("the browser can keep menu and checkout in its back/forward cache", async ({ launch }) => {
  const browser = await launch([], ["--disable-back-forward-cache"]);
  onTestFinished(() => browser.close());
  const { page, faults } = await openLivePage(visitorFactory(browser));
  expect(await reasonsAgainst(page)).toEqual([]);
  await openCheckout(page);
  expect(await reasonsAgainst(page)).toEqual([]);
  // The browser would name a reason.
  await page.evaluate(() => addEventListener("unload", () => {}));
  expect(await reasonsAgainst(page)).not.toEqual([]);
  expect(faults).toEqual([]);
});

/** Tells the page what the browser tells one that it keeps, or shows again. */
const transition = (page: Page, type: "pagehide" | "pageshow") =>
  page.evaluate((name) => {
    window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  }, type);

it("a page from the back/forward cache shows the current cart, prices and pause", async ({
  newVisitor,
}) => {
  const { page, faults } = await openLivePage(newVisitor);
  await transition(page, "pagehide");
  const until = new Date(Date.now() + 30 * MINUTE_MS);
  await adminPatch("availability/resto-bobingen", { paused_until: until });
  await changePrices({ [MISO]: 5 });
  // A page changes its own storage without an event, as others do while it is kept.
  await page.evaluate(
    (cart) => localStorage.setItem("resto-bobingen.cart", cart),
    storedCart(MISO, "edamame").cart,
  );
  await transition(page, "pageshow");

  const cart = await openCart(page);
  await cart.getByTestId("cart-line").filter({ hasText: "Edamame" }).waitFor();
  await cart.getByText("war 4,20 €, jetzt 5,00 €").waitFor();
  const paused = page
    .getByText(openingTexts.de.pausedUntil(formatTime(until.getTime())))
    .filter({ visible: true })
    .first();
  await paused.waitFor();
  await adminPatch("availability/resto-bobingen", { paused_until: null });
  await paused.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
});
