import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cartTexts } from "@/i18n/cart-texts";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { refusalText } from "@/i18n/refusal-texts";
import { securityCheckTexts } from "@/i18n/security-check-texts";
import { updateTexts } from "@/i18n/update-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { answerWith } from "@/test/faults/fault-rules";
import { recordFigure } from "@/test/faults/figures";
import { adminPatch, adminRemove } from "@/test/harness/admin";
import { addDish, MISO, openCart, openMenu, storedCart } from "../support/cart";
import {
  field,
  fillContact,
  openCheckout,
  orderButton,
  waitForOrderPage,
} from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { useFaultySite } from "../support/faults";
import { storedOrders } from "../support/orders";

const faulty = useFaultySite();
const checkout = checkoutTexts.de;
const stored = storedCart(MISO, MISO);
const phone = restoBobingen.phones[0] ?? "";

/** Whether the page says nothing people could read, or offers nothing to do. */
async function isWhite(page: Page): Promise<boolean> {
  const words = (await page.locator("#root").innerText()).trim();
  return words.length < 20 || (await page.locator("#root").locator("a, button").count()) === 0;
}

describe("record and menu", () => {
  const faults: readonly (readonly [string, () => Promise<void> | void])[] = [
    ["the record is missing", () => adminRemove("public/resto-bobingen")],
    ["the menu is missing", () => adminRemove("menus/resto-bobingen")],
    ["the record makes no sense", () => adminPatch("public/resto-bobingen", { hours: "immer" })],
    ["the menu makes no sense", () => adminPatch("menus/resto-bobingen", { items: [{ id: 7 }] })],
    ["the record cannot be read", () => refuse("public")],
    ["the menu cannot be read", () => refuse("menus")],
  ];
  const refuse = (collection: string) =>
    faulty().proxies.firestore.add({
      path: `/documents/${collection}/`,
      fault: answerWith(403, "{}", "application/json"),
    });

  it.for(faults)(
    "%s: the page says so or goes on with what it has, and offers a telephone",
    async ([_what, spoil], { newVisitor }) => {
      await spoil();
      const white: string[] = [];
      for (const path of ["/", "/order"]) {
        const { page, faults: thrown } = await newVisitor({ site: faulty().url, stored });
        await page.goto(path);
        await page.locator("#root:not([inert])").waitFor({ state: "attached" });
        await page.getByRole("link", { name: phone }).or(page.getByText(phone)).first().waitFor();
        if (await isWhite(page)) white.push(path);
        expect(thrown).toEqual([]);
      }
      expect(white).toEqual([]);
      const what = `white screens, of ${2 * faults.length} pages`;
      recordFigure(33, what, white.length, import.meta.url);
    },
  );
});

it("a part of the page is gone after a deployment: said, reloaded with one tap, the cart is kept", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ stored });
  await openMenu(page);
  const parts = "**/assets/legal-page-*.js";
  await page.route(parts, (route) => route.fulfill({ status: 404 }));
  await page.locator("footer").getByRole("link", { name: "Impressum" }).click();
  await page.getByText(updateTexts.de.partGone).waitFor();
  await page.unroute(parts);
  await page.getByRole("button", { name: updateTexts.de.reload }).first().click();
  await page.getByRole("heading", { level: 1, name: "Impressum" }).waitFor();
  await openMenu(page);
  await (await openCart(page)).getByText("8,40").first().waitFor();
  recordFigure(34, "tabs that stay broken", 0, import.meta.url);
});

it("storage that is full and a database that is blocked: the page works in memory and says so", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Object.defineProperty(window, "indexedDB", { get: () => undefined });
  });
  await openMenu(page);
  await addDish(page, MISO);
  const cart = await openCart(page);
  await cart.getByRole("link", { name: cartTexts.de.checkout }).click();
  await page.getByText(checkout.memoryOnly).waitFor();
  await fillContact(page);
  await orderButton(page).click();
  await waitForOrderPage(page);
  expect(faults).toEqual([]);
  recordFigure(35, "crashes", faults.length, import.meta.url);
});

describe("the security check", () => {
  const EXCHANGE = ":exchangeDebugToken";

  it("never answers: on to the menu, and a clear word instead of an order", async ({
    newVisitor,
  }) => {
    faulty().proxies.auth.add({ path: EXCHANGE, fault: { kind: "delay", ms: 3_600_000 } });
    const { page } = await newVisitor({ site: faulty().url, stored });
    const openedAt = performance.now();
    await page.goto("/");
    await page.getByRole("button", { name: securityCheckTexts.de.continue }).click();
    await page.locator("#root:not([inert]) [data-dish]").first().waitFor();
    recordFigure(36, "seconds to the menu", seconds(openedAt), import.meta.url);
    await (await openCart(page)).getByRole("link", { name: cartTexts.de.checkout }).click();
    await orderButton(page).waitFor();
    await fillContact(page);
    const clickedAt = performance.now();
    await orderButton(page).click();
    const { title } = refusalText({ reason: "NOT_VERIFIED" }, "de");
    await page.getByText(title).waitFor({ timeout: 40_000 });
    recordFigure(36, "seconds to the verdict about an order", seconds(clickedAt), import.meta.url);
    await page.locator("main").getByText(phone).first().waitFor();
    expect(await storedOrders()).toEqual([]);
  });

  it("refuses: the page explains, shows the telephone, and a reload works", async ({
    newVisitor,
  }) => {
    faulty().proxies.auth.add({ path: EXCHANGE, fault: answerWith(403, "{}", "application/json") });
    const { page } = await newVisitor({ site: faulty().url });
    await page.goto("/");
    await page.getByText(securityCheckTexts.de.failedTitle).waitFor();
    await page.locator("#security-check").getByRole("link", { name: phone }).waitFor();
    faulty().proxies.clear();
    await page.getByRole("button", { name: securityCheckTexts.de.reload }).click();
    await page.locator("#root:not([inert]) [data-dish]").first().waitFor();
    recordFigure(38, "dead pages", 0, import.meta.url);
  });
});

it("a session that has ended in the middle of an order: cart and form are kept, and it goes on", async ({
  newVisitor,
}) => {
  const refusal = { reason: "NOT_SIGNED_IN" } as const;
  const error = { status: "UNAUTHENTICATED", message: refusal.reason, details: refusal };
  const fault = answerWith(401, JSON.stringify({ error }), "application/json");
  faulty().proxies.functions.add({ path: "/placeOrder", fault, times: 1 });
  const { page } = await newVisitor({ site: faulty().url, stored });
  await openCheckout(page);
  await fillContact(page);
  await orderButton(page).click();
  await page.getByText(refusalText(refusal, "de").title).waitFor();
  await page.reload();
  await orderButton(page).waitFor();
  await expect.poll(() => field(page, checkout.name.label).inputValue()).toBe("Gerda Gast");
  await orderButton(page).click();
  await waitForOrderPage(page);
  expect(await storedOrders()).toMatchObject([{ lines: [{ item_id: MISO, qty: 2 }] }]);
  recordFigure(40, "lost carts", 0, import.meta.url);
});

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
