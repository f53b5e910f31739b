import { inject, test } from "vitest";
import { launchBrowser } from "@/test/harness/launch-browser";
import { type NewVisitor, type VisitorOptions, visitorFactory } from "./browser";
import { MISO, storedCart } from "./cart";
import { fillContact, openCheckout } from "./checkout";
import { bookingPage, tomorrow } from "./reservations";
import { openShop } from "./shop";

/** A test with a browser that all tests of its process share. */
export const browserTest = test
  .extend("ports", { scope: "file" }, () => inject("backendPorts"))
  .extend("launch", { scope: "worker" }, () => launchBrowser)
  .extend("browser", { scope: "worker" }, async ({ launch }, { onCleanup }) => {
    const browser = await launch();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("newVisitor", ({ browser }) => visitorFactory(browser));

/** A test that starts with a fresh backend in which Bobingen is open around the clock. */
export const shopTest = browserTest
  .extend("shop", { auto: true }, () => openShop())
  /** Opens a checkout with two soups for pickup, the contact filled in and the price quoted. */
  .extend("guestAtCheckout", ({ newVisitor }) => async (options: VisitorOptions = {}) => {
    const visitor = await newVisitor({ stored: storedCart(MISO, MISO), ...options });
    const quoted = visitor.page.waitForResponse("**/quoteOrder", { timeout: 60_000 });
    await openCheckout(visitor.page);
    await fillContact(visitor.page);
    await quoted;
    return visitor;
  })
  /** Opens the booking page with a table for two tomorrow chosen and the contact filled in. */
  .extend("guestAtBooking", ({ newVisitor }) => bookingOpener(newVisitor));

function bookingOpener(newVisitor: NewVisitor) {
  return async (time = "18:00") => {
    const visitor = await newVisitor();
    const booking = bookingPage(visitor.page);
    await booking.fill(tomorrow(), time);
    return { ...visitor, booking };
  };
}
