import type { Browser, Page } from "playwright-core";
import { cancelOrder, findOnBoard, type ProbeStaff, placeOrder } from "./probe-steps";

export interface Probe {
  /** Address of a restaurant's site, without a trailing slash. */
  readonly site: string;
  /** Address of the admin site, without a trailing slash. */
  readonly admin: string;
  readonly staff: ProbeStaff;
  /** Debug token of App Check; null where the site has its own. */
  readonly appCheckToken: string | null;
}

/** Duration of each step, milliseconds. */
export type ProbeTimes = Readonly<Record<string, number>>;

const STEP_MS = 30_000;

/**
 * Orders a dish for pickup as a guest without an account, finds the order on the board, and cancels
 * it, also when the board does not show it.
 * @throws Error with the step that failed
 */
export async function probeOrder(browser: Browser, probe: Probe): Promise<ProbeTimes> {
  const times: Record<string, number> = {};
  async function step<T>(name: string, page: Page, act: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await act();
    } catch (cause) {
      const [reason] = String((cause as Error).message).split("\n");
      throw new Error(`${name} failed at ${page.url()}: ${reason}`, { cause });
    } finally {
      times[name] = Math.round(performance.now() - startedAt);
    }
  }
  const guest = await newPage(browser, probe.site, probe.appCheckToken);
  const staff = await newPage(browser, probe.admin, probe.appCheckToken);
  try {
    const id = await step("order", guest, () => placeOrder(guest));
    try {
      await step("board", staff, () => findOnBoard(staff, id, probe.staff));
    } finally {
      await step("cancellation", guest, () => cancelOrder(guest));
    }
  } finally {
    await Promise.all([guest.context().close(), staff.context().close()]);
  }
  return times;
}

async function newPage(browser: Browser, site: string, token: string | null): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    locale: "de-DE",
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(STEP_MS);
  // The SDK exchanges it instead of asking reCAPTCHA.
  if (token !== null) {
    await context.addInitScript((value) => {
      Reflect.set(globalThis, "FIREBASE_APPCHECK_DEBUG_TOKEN", value);
    }, token);
  }
  return context.newPage();
}
