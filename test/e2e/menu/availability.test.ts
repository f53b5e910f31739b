import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { MINUTE_MS } from "@/domain/shared/berlin-time";
import { formatTime } from "@/domain/shared/format";
import { homeTexts } from "@/i18n/home-texts";
import { refusalText } from "@/i18n/refusal-texts";
import { signIn } from "@/test/harness/accounts";
import { adminPatch } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { DESKTOP, type NewVisitor } from "../support/browser";
import { addDish, MISO, openCart, openMenu } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";
import { storedOrders } from "../support/orders";

const texts = homeTexts.de;

/** The restaurant's page of a guest who has already touched it, and so follows the switches. */
async function openPage(newVisitor: NewVisitor): Promise<Page> {
  const { page } = await newVisitor({ viewport: DESKTOP });
  const followed = page.waitForResponse("**/Listen/channel**");
  await openMenu(page);
  await addDish(page, MISO);
  await followed;
  return page;
}

/** Sets the switches and prints how long the open page took to show them. */
async function seen(page: Page, what: string, switches: object, text: string | RegExp) {
  const before = performance.now();
  await adminPatch("availability/resto-bobingen", switches);
  await page.getByText(text).first().waitFor();
  console.log(`${what} seen after ${Math.round(performance.now() - before)} ms`);
}

/** Why the server refuses two soups for pickup now; undefined where it takes them. */
async function refusedFor(): Promise<string | undefined> {
  const [{ idToken }, token] = await Promise.all([signIn("gast@example.com"), appCheckToken()]);
  const order = {
    order_id: randomUUID(),
    resto_key: "resto-bobingen",
    type: "pickup",
    lines: [{ item_id: MISO, qty: 2, choices: {} }],
    expected_total_cents: 756,
    contact: { name: "Greta Gast", phone: "089 99998-100" },
    payment: "cash",
  };
  const answer = await callFunction("placeOrder", order, { idToken, appCheckToken: token });
  return answer.error?.details?.reason;
}

describe("the kitchen's switches reach the open page and the server", () => {
  it("a pause with its end, which ends by itself", async ({ newVisitor }) => {
    const page = await openPage(newVisitor);
    const until = new Date(Date.now() + 30 * MINUTE_MS);
    const paused = texts.pausedUntil(formatTime(until.getTime()));
    await seen(page, "pause", { paused_until: until }, paused);
    expect(await refusedFor()).toBe("PAUSED");
    expect(await storedOrders()).toEqual([]);
    expect(await page.locator("[data-dish]").count()).toBeGreaterThan(50);
    await addDish(page, MISO);
    await page.getByRole("link", { name: "Weiter zur Bestellung" }).first().click();
    await page
      .getByText(refusalText({ reason: "PAUSED" }, "de").title)
      .first()
      .waitFor();
    await page.goBack();

    const soon = new Date(Date.now() + 4000);
    await adminPatch("availability/resto-bobingen", { paused_until: soon });
    // The page looks at the clock every fifteen seconds.
    await page
      .getByText(/^Geöffnet bis/)
      .first()
      .waitFor({ timeout: 40_000 });
    expect(await refusedFor()).toBeUndefined();
  });

  it("extra minutes", async ({ newVisitor }) => {
    const page = await openPage(newVisitor);
    await page.getByText(texts.pickupReady(20)).waitFor();
    await seen(page, "extra minutes", { extra_minutes: 25 }, texts.pickupReady(45));
    await seen(page, "no extra minutes", { extra_minutes: 0 }, texts.pickupReady(20));
  });

  it("sold out with its end, which ends by itself", async ({ newVisitor }) => {
    const page = await openPage(newVisitor);
    const until = new Date(Date.now() + 60 * MINUTE_MS);
    const dish = page.locator(`[data-dish="${MISO}"]`);
    const before = performance.now();
    await adminPatch("availability/resto-bobingen", { sold_out: { [MISO]: until } });
    await dish.getByText(/Ausverkauft, wieder ab/).waitFor();
    console.log(`sold out seen after ${Math.round(performance.now() - before)} ms`);
    await page
      .getByTestId("cart-line")
      .getByText(/ausverkauft/)
      .waitFor();
    expect(await refusedFor()).toBe("ITEM_UNAVAILABLE");

    const soon = new Date(Date.now() + 4000);
    await adminPatch("availability/resto-bobingen", { sold_out: { [MISO]: soon } });
    await page.locator(`[data-add="${MISO}"]`).waitFor({ timeout: 40_000 });
    expect(await refusedFor()).toBeUndefined();
  });

  it("closing for the day, while the menu stays readable and the next opening is named", async ({
    newVisitor,
  }) => {
    const page = await openPage(newVisitor);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format();
    const exceptions = [{ date: today, closed: true, reason: "Betriebsausflug" }];
    await seen(page, "closing", { exceptions }, /^Öffnet \p{L}{2} 00:00$/u);
    expect(await refusedFor()).toBe("CLOSED");
    expect(await page.locator("[data-dish]").count()).toBeGreaterThan(50);
    await addDish(page, MISO);
    await (await openCart(page)).locator("[data-cart-count='2']").waitFor();
  });
});
