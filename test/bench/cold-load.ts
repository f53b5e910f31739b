import type { Page } from "playwright-core";
import { routes } from "@/config/routes";
import type { LoggedRequest } from "./network-log";
import { withSlowPhone } from "./slow-phone";

/** Results of the probe in the page, in milliseconds since the navigation began. */
export interface ProbeReport {
  readonly firstPaint: number | null;
  readonly largestPaint: number | null;
  readonly shift: number;
  /** After and before the first paint. */
  readonly blocking: number;
  readonly blockingBeforePaint: number;
  readonly seen: {
    readonly dish?: number;
    readonly addDelay?: number;
    readonly sheetDelay?: number;
    readonly checkoutDelay?: number;
    readonly backDelay?: number;
    readonly interactive?: number;
    readonly hydrated?: number;
  };
}

/** One measured load. */
export interface ColdLoad extends ProbeReport {
  readonly requests: readonly LoggedRequest[];
}

const report = (page: Page) => page.evaluate<ProbeReport>("resto");

/**
 * Loads the page, waits until it is idle, then adds the first dish, if any, opens the cart, goes on
 * to the checkout and back to the menu.
 */
export function loadAndAdd(url: string): Promise<ColdLoad> {
  return withSlowPhone(async (phone) => {
    const { page } = phone;
    await phone.open(url, "load");
    await phone.untilQuiet();
    const requests = [...phone.requests];
    const quiet = await report(page);
    const untilSeen = (name: keyof ProbeReport["seen"]) =>
      phone.until(async () => (await report(page)).seen[name] !== undefined);
    const button = page.locator("[data-add]").filter({ visible: true }).first();
    if ((await button.count()) > 0) {
      await button.scrollIntoViewIfNeeded();
      await page.evaluate("resto.timeNextAdd()");
      await phone.tap(button);
      await untilSeen("addDelay");
      await phone.untilQuiet();
      await page.evaluate("resto.timeNextSheet()");
      await phone.tap(page.locator("#cart-bar"));
      await untilSeen("sheetDelay");
      await phone.untilQuiet();
      await page.evaluate("resto.timeCheckout()");
      await phone.tap(page.locator(`dialog[open] a.button--primary[href="${routes.checkout}"]`));
      await untilSeen("checkoutDelay");
      await phone.untilQuiet();
      await page.evaluate("resto.timeBack()");
      await untilSeen("backDelay");
    }
    // Requests that the first interaction triggers do not belong to the load.
    return { ...quiet, seen: (await report(page)).seen, requests };
  });
}

/** Loads the page a second time, with everything that the first visit left on the phone. */
export function loadAgain(url: string): Promise<ProbeReport> {
  return withSlowPhone(async (phone) => {
    const { page } = phone;
    await phone.open(url, "load");
    await phone.untilQuiet();
    // Opening the same address again would reload it.
    await page.goto("about:blank");
    await phone.open(url, "load");
    await phone.until(async () => (await report(page)).seen.dish !== undefined);
    return report(page);
  });
}

/** Loads the page while a guest clicks from the first moment. */
export function loadAndClick(url: string): Promise<ColdLoad> {
  return withSlowPhone(async (phone) => {
    const { page } = phone;
    await page.addInitScript("resto.clickUntilAdded()");
    await phone.open(url, "commit");
    await phone.until(async () => (await report(page)).seen.interactive !== undefined);
    return { ...(await report(page)), requests: [...phone.requests] };
  });
}
