import { test } from "vitest";
import { launchBrowser } from "@/test/harness/launch-browser";
import { boardOn, signInAtAdmin, TABLET } from "./admin-board";
import { visitorFactory } from "./browser";
import { MISO, storedCart } from "./cart";
import { choose, fillContact, openCheckout, placeOrder } from "./checkout";
import { openShop } from "./shop";

/** A test with a browser, which all tests of its file share. */
export const browserTest = test
  .extend("launch", { scope: "file" }, () => launchBrowser)
  .extend("browser", { scope: "file" }, async ({ launch }, { onCleanup }) => {
    const browser = await launch();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("newVisitor", ({ browser }) => visitorFactory(browser));

/** A test that starts with a fresh backend, with Bobingen open around the clock. */
export const shopTest = browserTest.extend("shop", { auto: true }, () => openShop());

/** {@link shopTest} with a guest who orders and the board that receives the order. */
export const boardTest = shopTest
  /** Opens a browser in which a guest has ordered two soups for pickup. */
  .extend("guestWithOrder", ({ newVisitor }) => async () => {
    const { page } = await newVisitor({ stored: storedCart(MISO, MISO) });
    await openCheckout(page);
    await choose(page, "Abholung");
    await fillContact(page, "Gerda Gast");
    return { page, id: await placeOrder(page) };
  })
  /** Opens a tablet with the order board, signed in as Bobingen's cook. */
  .extend("openBoard", ({ newVisitor }) => async () => {
    const visitor = await newVisitor({ viewport: TABLET });
    await signInAtAdmin(visitor.page, "koch@example.com");
    const board = boardOn(visitor.page);
    await board.ready();
    return { ...visitor, board };
  });
