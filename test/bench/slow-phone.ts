import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { repoRoot } from "@/hosting/lib/repo-root";
import { launchBrowser } from "@/test/harness/launch-browser";
import { waitForIdleMachine } from "./idle-machine";
import { followNetwork, type LoggedRequest } from "./network-log";

/** A slow phone: 1.6 Mbit/s, 150 ms latency, CPU four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };
/** Phones place letters at fractions of a pixel; without this Chromium rounds their widths. */
const PHONE_TEXT = "--font-render-hinting=none";
const QUIET_MS = 1500;
const TIMEOUT_MS = 45_000;
/** Pauses before a tap, for scrolling, and between press and release. */
const SETTLE_MS = 400;
const PRESS_MS = 30;

/** A page with the probe (`page-probe.js`) on a phone with empty caches. */
export interface SlowPhone {
  readonly page: Page;
  /** Requests finished so far. */
  readonly requests: readonly LoggedRequest[];
  readonly open: (url: string, until: "load" | "commit") => Promise<void>;
  /** Waits until network and CPU were idle for a while. */
  readonly untilQuiet: () => Promise<void>;
  /** Polls until the condition holds, for at most 45 s. */
  readonly until: (condition: () => Promise<boolean>) => Promise<void>;
  /** Sends bare mouse events: Playwright's click would run checks in the page that are measured too. */
  readonly tap: (target: Locator) => Promise<void>;
}

/** Starts a new browser for each use, so that nothing is cached. */
export async function withSlowPhone<T>(use: (phone: SlowPhone) => Promise<T>): Promise<T> {
  await waitForIdleMachine();
  const browser = await launchBrowser([PHONE_TEXT]);
  try {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: "de-DE",
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await followNetwork(session);
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript({ path: join(repoRoot, "test/bench/page-probe.js") });
    return await use({
      page,
      requests: log.finished,
      open: async (url, waitUntil) => {
        await page.goto(url, { waitUntil, timeout: TIMEOUT_MS });
      },
      untilQuiet: () =>
        until(async () => {
          const idleMs = await page.evaluate<number>("performance.now() - resto.lastBusy");
          return idleMs > QUIET_MS && log.isQuietFor(QUIET_MS);
        }),
      until,
      tap: (target) => tap(page, target),
    });
  } finally {
    await browser.close();
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end && !(await condition())) await sleep(100);
}

async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to tap");
  await sleep(SETTLE_MS);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await sleep(PRESS_MS);
  await page.mouse.up();
}
