import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { formatTime } from "@/domain/text/format";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { openingTexts } from "@/i18n/site/opening-texts";
import { adminPatch } from "@/test/harness/admin";
import { PHONE } from "../support/browser";
import { cartBar, MISO, openCart, openMenu, storedCart } from "../support/cart";
import { fillContact, openCheckout, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { bookingPage } from "../support/reservations";
import { resize } from "../support/screen-problems";

/** Top and bottom of an element in the viewport, CSS pixels. */
async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error("not rendered");
  return { top: box.y, bottom: box.y + box.height };
}

/** Pauses all orders. @returns the end */
async function pause(): Promise<Date> {
  const until = new Date(Date.now() + 30 * MINUTE_MS);
  await adminPatch("availability/resto-bobingen", { paused_until: until });
  return until;
}

it("shows a missing connection and a pause beside the bars of a phone, never under them", async ({
  newVisitor,
}) => {
  const until = await pause();
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

/** Messages of the open sheet, else of the page, with a part under a bar that stays in view. */
function coveredMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector("dialog[open], [role=dialog]") ?? document.body;
    const shown = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    const bars = shown("*").filter((each) =>
      ["sticky", "fixed"].includes(getComputedStyle(each).position),
    );
    const messages = shown(".offline-note, .notice, .pending-notice, [role=alert]");
    return messages.flatMap((message) => {
      const text = message.getBoundingClientRect();
      const covering = bars.find((bar) => {
        if (bar.contains(message) || message.contains(bar)) return false;
        const box = bar.getBoundingClientRect();
        const [top, bottom] = [Math.max(box.top, text.top), Math.min(box.bottom, text.bottom)];
        const [left, right] = [Math.max(box.left, text.left), Math.min(box.right, text.right)];
        if (bottom <= top || right <= left) return false;
        return bar.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
      return covering && message.innerText
        ? [`${message.innerText} under ${covering.className}`]
        : [];
    });
  });
}

/** Opens a screen; all but that of an order are open while the restaurant is paused already. */
const SCREENS: readonly (readonly [screen: string, open: (page: Page) => Promise<unknown>])[] = [
  ["the menu", (page) => pause().then(() => openMenu(page))],
  [
    "the cart",
    async (page) => {
      await pause();
      await openMenu(page);
      await openCart(page);
    },
  ],
  [
    "the checkout",
    async (page) => {
      await pause();
      await openCheckout(page);
      const notice = page.getByTestId("checkout-problems").locator(".notice").first();
      await notice.waitFor();
      // Not further down, where the guest would scroll it under the bar.
      const bar = await edges(page.getByTestId("order-bar"));
      expect((await edges(notice)).bottom).toBeLessThan(bar.top);
    },
  ],
  [
    "an order",
    async (page) => {
      await openCheckout(page);
      await fillContact(page);
      await placeOrder(page);
      await pause();
    },
  ],
  [
    "the form of a reservation",
    async (page) => {
      await pause();
      await bookingPage(page).open();
      await page.locator(".booking__columns").waitFor();
    },
  ],
];

it.for(SCREENS)(
  "covers no message of %s with a bar while ordering is paused and the device is offline",
  async ([, open], { newVisitor }) => {
    const { page, context } = await newVisitor({ viewport: PHONE, stored: storedCart(MISO, MISO) });
    await open(page);
    await context.setOffline(true);
    await page.locator(".offline-note").waitFor({ state: "attached" });
    for (const height of [664, PHONE.height]) {
      await resize(page, { width: PHONE.width, height });
      for (const scrollY of [0, 100_000]) {
        await page.evaluate((y) => window.scrollTo(0, y), scrollY);
        expect(await coveredMessages(page), `${height} px, at ${scrollY}`).toEqual([]);
      }
    }
  },
);
