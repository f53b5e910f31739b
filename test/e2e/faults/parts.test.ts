import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { importsPartDirectly } from "@/hosting/checks/imports-part-directly";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { shellTexts } from "@/i18n/site/shell-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { recordFigure } from "@/test/faults/figures";
import { addDish, cartBar, MISO, openCart, openMenu, storedCart } from "../support/cart";
import { fillContact, fillSignIn, orderButton, waitForOrderPage } from "../support/checkout";
import { shopTest } from "../support/e2e-test";
import { partsOf, startLossySite } from "../support/lossy-site";
import { orderRequest } from "../support/orders";
import { reservationRequest } from "../support/reservations";
import { changePrices } from "../support/shop";

const it = shopTest.extend("lossySite", async ({ browser: _browser }, { onCleanup }) => {
  const site = await startLossySite(inject("siteUrl"));
  onCleanup(() => site.stop());
  return site;
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const waiting = (page: Page) => page.getByText(shellTexts.de.waiting);

/** Notes on the page that it has not been reloaded since. */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => void Reflect.set(window, "isSamePage", true));
}

const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "isSamePage") === true);

it.for(["siteUrl", "adminUrl"] as const)(
  "loads every part of the site at %s through the one loader",
  async (site) => {
    const parts = await partsOf(inject(site));
    const scripts = [...parts].filter(([name]) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(20);
    const direct = scripts.filter(([, text]) => importsPartDirectly(text)).map(([name]) => name);
    expect(direct).toEqual([]);
  },
);

interface Part {
  /** Asks for the part. */
  readonly open: (page: Page) => Promise<void>;
  readonly arrived: (page: Page) => Promise<void>;
}

// By keyboard: on the way to the footer the categories get their heights, which moves it.
const follow = (page: Page, landmark: "navigation" | "main" | "contentinfo", name: string) =>
  page.getByRole(landmark).getByRole("link", { name }).first().press("Enter");
const search = (page: Page, text: string) =>
  page.getByRole("searchbox", { name: menuTexts.de.search }).fill(text);

const PARTS = {
  "the search results": {
    open: (page) => search(page, "Gyoza"),
    arrived: (page) => page.getByRole("region", { name: finderTexts.de.results }).waitFor(),
  },
  "the filters": {
    open: (page) => page.getByRole("button", { name: menuTexts.de.filter, exact: true }).click(),
    arrived: (page) => page.getByRole("dialog", { name: menuTexts.de.filter }).waitFor(),
  },
  "the options of a dish": {
    open: (page) => addDish(page, "pho-bo"),
    arrived: (page) => page.getByRole("dialog", { name: "Phở Bò" }).waitFor(),
  },
  "the cart": {
    open: (page) => cartBar(page).click(),
    arrived: (page) => page.getByRole("dialog", { name: cartTexts.de.title }).waitFor(),
  },
  "the orders page and the database client": {
    open: (page) => follow(page, "navigation", shellTexts.de.orders),
    arrived: async (page) => {
      await heading(page, ordersTexts.de.title).waitFor();
      await page.getByText(ordersTexts.de.signedOutTitle).waitFor();
    },
  },
  "the booking page": {
    open: (page) => follow(page, "main", reservationTexts.de.title),
    arrived: (page) => heading(page, reservationTexts.de.title).waitFor(),
  },
  "the account page": {
    open: (page) => follow(page, "navigation", shellTexts.de.account),
    arrived: async (page) => {
      await fillSignIn(page, "gast@example.com", "falsch-falsch");
      await page.getByRole("alert").first().waitFor();
    },
  },
  "a legal page": {
    open: (page) => follow(page, "contentinfo", "Impressum"),
    arrived: (page) => heading(page, "Impressum").waitFor(),
  },
} satisfies Readonly<Record<string, Part>>;

// The first part of each visit would be preloaded after the first interaction, the others never.
it.for([
  [["the options of a dish", "the filters", "a legal page"]],
  [["the cart", "the booking page", "the orders page and the database client"]],
  [["the search results", "the account page"]],
] as const)(
  "%j load without a reload when the device is online again",
  async ([parts], { newVisitor }) => {
    const { page, context, faults } = await newVisitor({ stored: storedCart(MISO) });
    await openMenu(page);
    await mark(page);
    for (const name of parts) {
      const { open, arrived } = PARTS[name];
      await context.setOffline(true);
      await open(page);
      await waiting(page).waitFor();
      await context.setOffline(false);
      await arrived(page);
      await waiting(page).waitFor({ state: "detached" });
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    expect(await isMarked(page)).toBe(true);
    expect(faults).toEqual([]);
  },
);

/** The guest's site, each of whose parts arrives at the fourth attempt only. */
describe("a site that drops the first connections for each of its parts", () => {
  it("takes an order from the menu to the order's page", async ({ newVisitor, lossySite }) => {
    const { page, context, faults } = await newVisitor({ site: lossySite.url });
    context.setDefaultTimeout(60_000);
    await openMenu(page);
    await mark(page);
    const missing: string[] = [];
    for (const name of ["the filters", "the search results", "the options of a dish"] as const) {
      await PARTS[name].open(page);
      await PARTS[name].arrived(page).catch(() => missing.push(name));
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await search(page, "");
    }
    recordFigure(34, "parts of the menu that stay missing, of 3", missing, import.meta.url);
    expect(missing).toEqual([]);
    await addDish(page, MISO);
    await addDish(page, MISO);
    const cart = await openCart(page);
    await cart.getByRole("link", { name: cartTexts.de.checkout }).click();
    await fillContact(page);
    await orderButton(page).click();
    await waitForOrderPage(page);
    await page.getByRole("link", { name: ordersTexts.de.back }).click();
    await page.getByTestId("order-row").waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(lossySite.dropped()).toBeGreaterThan(100);
    recordFigure(34, "connections dropped under one order", lossySite.dropped(), import.meta.url);
    expect(faults).toEqual([]);
  }, 300_000);

  it("shows all other pages", async ({ newVisitor, lossySite }) => {
    const { page, context, faults } = await newVisitor({ site: lossySite.url });
    context.setDefaultTimeout(60_000);
    await openMenu(page);
    await mark(page);
    await PARTS["the booking page"].open(page);
    await PARTS["the booking page"].arrived(page);
    await follow(page, "main", reservationTexts.de.own);
    await page.getByText(reservationTexts.de.signedOutTitle).waitFor();
    for (const name of [
      "the orders page and the database client",
      "a legal page",
      "the account page",
    ] as const) {
      await PARTS[name].open(page);
      await PARTS[name].arrived(page);
    }
    expect(await isMarked(page)).toBe(true);
    expect(faults).toEqual([]);
  }, 300_000);

  it("shows what has changed and what is pending", async ({ newVisitor, lossySite }) => {
    await changePrices({ [MISO]: 5, "starter-platter": null });
    const startedAt = Date.now();
    const stored = {
      ...storedCart(MISO, "starter-platter"),
      favourites: JSON.stringify(["starter-platter"]),
      "pending-order": JSON.stringify({ uid: "someone", request: orderRequest(), startedAt }),
      "pending-reservation": JSON.stringify({
        uid: "someone",
        kind: "booking",
        request: reservationRequest(),
        startedAt,
      }),
    };
    const { page, context, faults } = await newVisitor({ site: lossySite.url, stored });
    context.setDefaultTimeout(60_000);
    await openMenu(page);
    await mark(page);
    await page.getByRole("region", { name: checkoutTexts.de.pendingTitle }).waitFor();
    await page.getByRole("region", { name: reservationTexts.de.checkingTitle }).waitFor();
    const cart = await openCart(page);
    await cart.getByText(cartTexts.de.changedTitle).waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(faults).toEqual([]);
  }, 300_000);
});
