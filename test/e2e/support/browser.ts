import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import type { Language } from "@/domain/text/language";
import { repoRoot } from "@/hosting/lib/repo-root";
import "@/test/harness/provided-context";

/** The two widths every screen is tested at. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 900 } as const;

/** Pairs of name and viewport for `describe.each`. */
export const WIDTHS = [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const;

/** A guest or staff member with their own browser profile. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console messages of all pages, newest last. */
  readonly messages: string[];
  /** Violations of the content security policy and uncaught errors, of all pages. */
  readonly faults: string[];
}

export interface VisitorOptions {
  readonly viewport?: { width: number; height: number };
  /** Whether the screen takes taps; false by default. */
  readonly hasTouch?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly language?: Language;
  /** Of the browser; German by default. */
  readonly locale?: string;
  /** Local storage before the first visit; keys without the tenant prefix. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Address of the site without a trailing slash; by default the built Bobingen site. */
  readonly site?: string;
  readonly timezoneId?: string;
}

/** Opens a page in a new browser profile and closes it when the test ends. */
export type NewVisitor = (options?: VisitorOptions) => Promise<Visitor>;

export function visitorFactory(browser: Browser): NewVisitor {
  return async ({
    viewport = PHONE,
    hasTouch = false,
    colorScheme = "light",
    language,
    locale = "de-DE",
    stored = {},
    site = inject("siteUrl"),
    timezoneId = "America/Los_Angeles",
  } = {}) => {
    const context = await browser.newContext({
      viewport,
      hasTouch,
      colorScheme,
      baseURL: site,
      locale,
      timezoneId,
      reducedMotion: "reduce",
      storageState: storageOf(site, {
        ...(language && { settings: JSON.stringify({ language }) }),
        ...stored,
      }),
    });
    onTestFinished(async ({ task }) => {
      if (task.result?.state === "fail") await saveScreenshot(context, task.name);
      await context.close();
    });
    context.setDefaultTimeout(40_000);
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

/** Saves a screenshot of a failed test among the reports. */
async function saveScreenshot(context: BrowserContext, test: string): Promise<void> {
  const name = `${test.replace(/[^a-z]+/gi, "-")}-${Date.now()}.png`;
  const path = join(repoRoot, ".fireemu/reports", name);
  await context.pages().at(-1)?.screenshot({ path, timeout: 5_000 });
  console.log(`screenshot: ${path}`);
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
