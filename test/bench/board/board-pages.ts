import type { Browser, BrowserContext, Page } from "playwright-core";
import { makeCartItem } from "@/domain/cart/cart-item";
import { menuSchema } from "@/domain/menu/menu.schema";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { boardTexts } from "@/i18n/admin/board-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { menu } from "@/tenant-configs/menus/resto-bobingen";
import { hydrated } from "@/test/harness/hydrated";

interface BoardView {
  readonly density: "dense";
  readonly hasCodes: boolean;
  readonly station?: string;
}

const TIMEOUT_MS = 60_000;
const checkout = checkoutTexts.de;

/**
 * Opens the order board as Bobingen's cook on a tablet.
 * @param view stored settings of the board on this device
 */
export async function openBoard(
  browser: Browser,
  adminUrl: string,
  view: BoardView = { density: "dense", hasCodes: false },
): Promise<Page> {
  const localStorage = [{ name: "resto-superadmin.board-view", value: JSON.stringify(view) }];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "de-DE",
    storageState: { cookies: [], origins: [{ origin: adminUrl, localStorage }] },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await page.goto(`${adminUrl}/order`);
  const { email, password, signIn } = accountTexts.de;
  await page.getByLabel(email.label).fill("koch@example.com");
  await page.getByLabel(password.label, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: signIn, exact: true }).click();
  await page.getByRole("region", { name: boardTexts.de.columns.new, exact: true }).waitFor();
  return page;
}

/**
 * Opens a checkout that is complete except for the click on the order button.
 * @param phone a number orders at most 5 times in 10 minutes
 * @param prepare runs before the page opens
 */
export async function guestAboutToOrder(
  browser: Browser,
  siteUrl: string,
  phone: string,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  const { items } = menuSchema.parse(menu);
  const soup = items.find(({ id }) => id === "miso-soup");
  if (!soup) throw new Error("no soup");
  const value = JSON.stringify([makeCartItem(soup, {})]);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "de-DE",
    storageState: {
      cookies: [],
      origins: [{ origin: siteUrl, localStorage: [{ name: "resto-bobingen.cart", value }] }],
    },
  });
  await prepare?.(context);
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/order`);
  await hydrated(page);
  await orderButton(page).waitFor();
  // The radio button is visually hidden; guests click its card.
  await page.getByRole("radio", { name: /^Abholung/ }).check({ force: true });
  await page
    .getByRole("textbox", { name: new RegExp(`^${checkout.name.label}`) })
    .fill("Gerda Gast");
  await page.getByRole("textbox", { name: new RegExp(`^${checkout.phone.label}`) }).fill(phone);
  return page;
}

export function orderButton(page: Page) {
  return page.getByRole("button", { name: checkout.placeOrder });
}

/** Records the time of the next click on a matching element as `clickedAt`. */
export function noteClick(page: Page, selector: string): Promise<void> {
  return page.evaluate((wanted) => {
    const once = new AbortController();
    document.addEventListener(
      "click",
      (event) => {
        if (!(event.target instanceof Element) || !event.target.closest(wanted)) return;
        Reflect.set(window, "clickedAt", Date.now());
        once.abort();
      },
      { capture: true, signal: once.signal },
    );
  }, selector);
}

/** Records the time of the frame in which a matching element with the text appears as `seenAt`. */
export function noteAppearance(page: Page, selector: string, text = ""): Promise<void> {
  return page.evaluate(
    ([wanted, words]) => {
      const observer = new MutationObserver(() => {
        const found = Array.from(document.querySelectorAll(wanted));
        if (!found.some(({ textContent }) => textContent?.includes(words))) return;
        observer.disconnect();
        requestAnimationFrame(() => Reflect.set(window, "seenAt", Date.now()));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [selector, text] as const,
  );
}

/** Waits for a recorded time and clears it. */
export async function readNoted(page: Page, name: "clickedAt" | "seenAt"): Promise<number> {
  const handle = await page.waitForFunction((key) => Reflect.get(window, key), name);
  const at: unknown = await handle.jsonValue();
  await page.evaluate((key) => Reflect.deleteProperty(window, key), name);
  return Number(at);
}
