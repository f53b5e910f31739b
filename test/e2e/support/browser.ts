import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import type { Language } from "@/domain/shared/language";
import { repoRoot } from "@/hosting/lib/repo-root";
import { launchBrowser } from "@/test/harness/launch-browser";
import "@/test/harness/provided-context";

/** Both widths every screen is built for. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1280, height: 900 } as const;

/** The same as pairs for `describe.each`. */
export const WIDTHS = [
  ["a phone", PHONE],
  ["a desk", DESK],
] as const;

/** One guest with a browser profile of their own. */
export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console messages of all pages, newest last. */
  readonly messages: string[];
  /** What the content security policy refused and what no code caught, on any page. */
  readonly faults: string[];
}

export interface GuestOptions {
  readonly viewport?: { width: number; height: number };
  readonly colorScheme?: "light" | "dark";
  readonly language?: Language;
  /** Texts in the site's local storage before the first visit, by key without the tenant. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Address of the site without a trailing slash; the built Bobingen site unless told. */
  readonly site?: string;
  readonly timezoneId?: string;
}

/** Starts one browser for a test file; the returned function makes guests, who leave with the test. */
export function useBrowser(): (options?: GuestOptions) => Promise<Guest> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  return async ({
    viewport = PHONE,
    colorScheme = "light",
    language,
    stored = {},
    site = inject("siteUrl"),
    timezoneId = "America/Los_Angeles",
  } = {}) => {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      baseURL: site,
      locale: "de-DE",
      timezoneId,
      reducedMotion: "reduce",
      storageState: storageOf(site, {
        ...(language && { settings: JSON.stringify({ language }) }),
        ...stored,
      }),
    });
    onTestFinished(async ({ task }) => {
      if (task.result?.state === "fail") await keepPicture(context, task.name);
      await context.close();
    });
    context.setDefaultTimeout(20_000);
    const messages: string[] = [];
    const faults: string[] = [];
    context.on("console", (message) => messages.push(message.text()));
    context.on("weberror", (fault) => faults.push(String(fault.error())));
    await context.exposeBinding("reportViolation", (_source, what: string) => faults.push(what));
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const report = Reflect.get(window, "reportViolation") as (what: string) => void;
        report(`${event.violatedDirective}: ${event.blockedURI}`);
      });
    });
    return { context, page: await context.newPage(), messages, faults };
  };
}

/** What the guest saw when the test failed, beside the other reports. */
async function keepPicture(context: BrowserContext, test: string): Promise<void> {
  const name = `${test.replace(/[^a-z]+/gi, "-")}-${Date.now()}.png`;
  const path = join(repoRoot, ".fireemu/reports", name);
  await context.pages().at(-1)?.screenshot({ path, timeout: 5_000 });
  console.log(`picture: ${path}`);
}

function storageOf(
  origin: string,
  stored: Readonly<Record<string, string>>,
): NonNullable<BrowserContextOptions["storageState"]> {
  const localStorage = Object.entries(stored).map(([key, value]) => ({
    name: `resto-bobingen.${key}`,
    value,
  }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
