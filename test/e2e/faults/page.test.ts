import { describe, expect } from "vitest";
import { securityCheckTexts } from "@/i18n/account/security-check-texts";
import { unverifiedTexts } from "@/i18n/account/unverified-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { refusalText } from "@/i18n/refusal-texts";
import { updateTexts } from "@/i18n/site/update-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { answerWith } from "@/test/faults/fault-rules";
import { recordFigure, secondsSince } from "@/test/faults/figures";
import { appears } from "../support/appears";
import { addDish, MISO, openCart, openMenu, storedCart } from "../support/cart";
import { field, fillContact, orderButton, waitForOrderPage } from "../support/checkout";
import { faultyTest as it } from "../support/faulty-test";
import { storedOrders } from "../support/orders";

const checkout = checkoutTexts.de;
const stored = storedCart(MISO, MISO);
const phone = restoBobingen.phones[0] ?? "";

it("offers a reload that keeps the cart when a chunk is gone after a deployment", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ stored });
  await openMenu(page);
  const parts = "**/assets/legal-page-*.js";
  await page.route(parts, (route) => route.fulfill({ status: 404 }));
  // By keyboard: on the way down the categories get their heights, which moves the footer.
  await page.locator("footer").getByRole("link", { name: "Impressum" }).press("Enter");
  await page.getByText(updateTexts.de.partMissing).waitFor();
  await page.unroute(parts);
  await page.getByRole("button", { name: updateTexts.de.reload }).first().click();
  const isLegal = await appears(page.getByRole("heading", { level: 1, name: "Impressum" }));
  await openMenu(page);
  const isCart = await appears((await openCart(page)).getByText("8,40").first());
  const broken = [isLegal, isCart].filter((isShown) => !isShown);
  recordFigure(34, "views that stay broken, of 2", broken, import.meta.url);
  expect(broken).toEqual([]);
});

it("places an order from memory, with a notice, when storage is full and IndexedDB is blocked", async ({
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
  recordFigure(35, "crashes", faults, import.meta.url);
  expect(faults).toEqual([]);
});

describe("the security check", () => {
  const EXCHANGE = ":exchangeDebugToken";

  it("lets the guest continue to the menu and refuses the order when it never answers", async ({
    newVisitor,
    faultySite,
  }) => {
    faultySite.proxies.auth.add({ path: EXCHANGE, fault: { kind: "delay", ms: 3_600_000 } });
    const { page } = await newVisitor({ site: faultySite.url, stored });
    const openedAt = performance.now();
    await page.goto("/");
    await page.getByRole("button", { name: securityCheckTexts.de.continue }).click();
    await page.locator("#root:not([inert]) [data-dish]").first().waitFor();
    recordFigure(36, "seconds to the menu", secondsSince(openedAt), import.meta.url);
    await (await openCart(page)).getByRole("link", { name: cartTexts.de.checkout }).click();
    await orderButton(page).waitFor();
    await fillContact(page);
    const clickedAt = performance.now();
    await orderButton(page).click();
    const { title } = refusalText({ reason: "NOT_VERIFIED" }, 0, "de");
    await page.getByText(title).waitFor({ timeout: 40_000 });
    recordFigure(
      36,
      "seconds until the order is refused",
      secondsSince(clickedAt),
      import.meta.url,
    );
    await page.locator("main").getByText(phone).filter({ visible: true }).first().waitFor();
    expect(await storedOrders()).toEqual([]);
  });

  it("tells the guest at the start of the checkout while its script hangs, and signs the guest in", async ({
    newVisitor,
    faultySite,
  }) => {
    faultySite.proxies.auth.add({ path: EXCHANGE, fault: { kind: "delay", ms: 3_600_000 } });
    const { page } = await newVisitor({ site: faultySite.url, stored });
    // Like Google's script, it delays the page's load event.
    await page.route("**/hanging.js", () => {});
    await page.addInitScript(() => {
      const load = () => {
        const script = document.createElement("script");
        script.src = "/hanging.js";
        document.head.append(script);
      };
      document.addEventListener("readystatechange", load, { once: true });
    });
    await page.goto("/order", { waitUntil: "commit" });
    await page.getByRole("button", { name: securityCheckTexts.de.continue }).click();
    await page.getByText(unverifiedTexts.de.title.order).waitFor();
    await fillContact(page);
    const clickedAt = performance.now();
    await orderButton(page).click();
    const { title } = refusalText({ reason: "NOT_VERIFIED" }, 0, "de");
    await page.getByText(title).waitFor({ timeout: 40_000 });
    const waited = secondsSince(clickedAt);
    recordFigure(64, "seconds to sign-in and the reason", waited, import.meta.url);
    expect(waited).toBeLessThan(15);
    await page.getByText(checkout.haveAccount).waitFor();
    // The service is back: the check is repeated in place, and the order can be sent.
    faultySite.proxies.clear();
    await page.getByRole("button", { name: unverifiedTexts.de.repeat }).click();
    await page.getByText(unverifiedTexts.de.title.order).waitFor({ state: "detached" });
    await orderButton(page).click();
    // The page never finishes loading, so its address cannot be waited for.
    await page.getByTestId("order-head").waitFor();
  });

  it("takes its warning back by itself when its answer arrives late", async ({
    newVisitor,
    faultySite,
  }) => {
    // The check gives up after ten seconds.
    const fault = { kind: "delay", ms: 15_000 } as const;
    faultySite.proxies.auth.add({ path: EXCHANGE, fault, times: 1 });
    const { page } = await newVisitor({ site: faultySite.url });
    await page.goto("/");
    const warning = page.getByText(securityCheckTexts.de.failedTitle);
    await warning.waitFor();
    await page.locator("#root:not([inert]) [data-dish]").first().waitFor({ timeout: 40_000 });
    await warning.waitFor({ state: "hidden" }).catch(() => null);
    const left = await warning.filter({ visible: true }).count();
    recordFigure(64, "warnings left by a late token", left, import.meta.url);
    expect(left).toBe(0);
  });

  it("shows the reason and the phone number when it refuses, and a reload works", async ({
    newVisitor,
    faultySite,
  }) => {
    faultySite.proxies.auth.add({
      path: EXCHANGE,
      fault: answerWith(403, "{}", "application/json"),
    });
    const { page } = await newVisitor({ site: faultySite.url });
    await page.goto("/");
    await page.getByText(securityCheckTexts.de.failedTitle).waitFor();
    await page.locator("#security-check").getByRole("link", { name: phone }).waitFor();
    faultySite.proxies.clear();
    await page.getByRole("button", { name: securityCheckTexts.de.reload }).click();
    const isUsable = await appears(page.locator("#root:not([inert]) [data-dish]").first());
    recordFigure(38, "usable after a reload", isUsable, import.meta.url);
    expect(isUsable).toBe(true);
  });
});

it("keeps cart and form when the session ends during an order, and places it afterwards", async ({
  guestAtCheckout,
  faultySite,
}) => {
  const refusal = { reason: "NOT_SIGNED_IN" } as const;
  const error = { status: "UNAUTHENTICATED", message: refusal.reason, details: refusal };
  const fault = answerWith(401, JSON.stringify({ error }), "application/json");
  faultySite.proxies.functions.add({ path: "/placeOrder", fault, times: 1 });
  const { page } = await guestAtCheckout({ site: faultySite.url });
  await orderButton(page).click();
  await page.getByText(refusalText(refusal, 0, "de").title).waitFor();
  await page.reload();
  await orderButton(page).waitFor();
  await expect.poll(() => field(page, checkout.name.label).inputValue()).toBe("Gerda Gast");
  await orderButton(page).click();
  await waitForOrderPage(page);
  const lost = (await storedOrders()).filter(({ subtotal_cents }) => subtotal_cents !== 840);
  recordFigure(40, "lost carts", lost, import.meta.url);
  expect(await storedOrders()).toMatchObject([{ lines: [{ item_id: MISO, qty: 2 }] }]);
});
