import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { repoRoot } from "../../hosting/local/repo-root";
import { launchBrowser } from "../harness/launch-browser";
import { followNetwork, type LoggedRequest, type NetworkLog } from "./network-log";

/** The slow telephone of design section 4. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };
const QUIET_MS = 1500;
const TIMEOUT_MS = 45_000;
/** After scrolling, and between pressing and letting go. */
const SETTLE_MS = 400;
const PRESS_MS = 30;

/** What the probe in the page has seen; milliseconds since the navigation began. */
export interface ProbeReport {
  readonly firstPaint: number | null;
  readonly largestPaint: number | null;
  readonly shift: number;
  /** By tasks since the first paint, and by those before it. */
  readonly blocking: number;
  readonly blockingBeforePaint: number;
  readonly seen: {
    readonly dish?: number;
    readonly addDelay?: number;
    readonly sheetDelay?: number;
    readonly interactive?: number;
    readonly takenOver?: number;
  };
}

/** One measured load. */
export interface ColdLoad extends ProbeReport {
  readonly requests: readonly LoggedRequest[];
}

async function openThrottled(context: BrowserContext): Promise<[Page, NetworkLog]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = await followNetwork(session);
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript({ path: join(repoRoot, "test/bench/page-probe.js") });
  return [page, log];
}

const report = (page: Page) => page.evaluate<ProbeReport>("resto");

/** Polls until the condition holds or the time is over. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end && !(await condition())) await sleep(100);
}

async function untilQuiet(page: Page, log: NetworkLog): Promise<void> {
  await until(async () => {
    const idleMs = await page.evaluate<number>("performance.now() - resto.lastBusy");
    return idleMs > QUIET_MS && log.isQuietFor(QUIET_MS);
  });
}

/** A fresh browser for every load: nothing is cached, not even compiled code. */
async function withColdBrowser<T>(use: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: "de-DE",
    });
    return await use(context);
  } finally {
    await browser.close();
  }
}

/** A bare click: the library's own checks around one would run in the page and be measured too. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to tap");
  await sleep(SETTLE_MS);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await sleep(PRESS_MS);
  await page.mouse.up();
}

/** Loads the page, waits until it is quiet, then adds a dish, if there is one, and opens the cart. */
export function loadAndAdd(url: string): Promise<ColdLoad> {
  return withColdBrowser(async (context) => {
    const [page, log] = await openThrottled(context);
    await page.goto(url, { waitUntil: "load", timeout: TIMEOUT_MS });
    await untilQuiet(page, log);
    const requests = [...log.finished];
    const quiet = await report(page);
    const button = page.locator("[data-add]").filter({ visible: true }).first();
    if ((await button.count()) > 0) {
      await button.scrollIntoViewIfNeeded();
      await page.evaluate("resto.timeNextAdd()");
      await tap(page, button);
      await until(async () => (await report(page)).seen.addDelay !== undefined);
      await untilQuiet(page, log);
      await page.evaluate("resto.timeNextSheet()");
      await tap(page, page.locator("#cart-bar"));
      await until(async () => (await report(page)).seen.sheetDelay !== undefined);
    }
    // What adding sets off, the first look at live data for one, is no part of the load.
    return { ...quiet, seen: (await report(page)).seen, requests };
  });
}

/** Loads the page while a guest clicks from the first moment on. */
export function loadAndClick(url: string): Promise<ColdLoad> {
  return withColdBrowser(async (context) => {
    const [page, log] = await openThrottled(context);
    await page.addInitScript("resto.clickUntilAdded()");
    await page.goto(url, { waitUntil: "commit", timeout: TIMEOUT_MS });
    await until(async () => (await report(page)).seen.interactive !== undefined);
    return { ...(await report(page)), requests: [...log.finished] };
  });
}
