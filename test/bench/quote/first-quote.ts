import type { Browser, BrowserContext } from "playwright-core";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { directCallUrl } from "@/hosting/lib/direct-call-url";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { withProgress } from "@/hosting/lib/progress";
import { buildSite } from "@/hosting/local/build-site";
import { startHostingServer } from "@/hosting/local/hosting-server";
import { ALWAYS_OPEN } from "@/test/harness/always-open";
import { launchBrowser } from "@/test/harness/launch-browser";
import { startTestBackend } from "@/test/harness/test-backend";
import { guestAboutToOrder } from "../board/board-pages";
import { medianAndRange } from "../statistics";
import { type DistantProxy, ROUND_TRIP_MS, startDistantProxy } from "./distant-proxy";

const RUNS = 5;

/** A first quote of a page. */
interface FirstQuote {
  readonly ms: number;
  readonly connections: number;
  readonly preflights: number;
}

/**
 * Times the first call of `quoteOrder` as `window.firstQuoteMs`.
 * @param address another one to call than that of the page's site, or null
 */
async function timeFirstQuote(context: BrowserContext, address: string | null): Promise<void> {
  await context.addInitScript((other) => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.endsWith("/api/quoteOrder")) return send(input, init);
      const startedAt = performance.now();
      const answer = await send(other ?? url, init);
      await answer.clone().text();
      if (!Reflect.has(window, "firstQuoteMs"))
        Reflect.set(window, "firstQuoteMs", performance.now() - startedAt);
      return answer;
    };
  }, address);
}

/** @param direct the functions at an origin of their own; null for those behind the site */
async function quoteOnce(
  browser: Browser,
  site: DistantProxy,
  direct: DistantProxy | null,
): Promise<FirstQuote> {
  const before = [direct?.connections() ?? 0, direct?.preflights() ?? 0] as const;
  const address = direct && `http://localhost:${direct.port}/quoteOrder`;
  const page = await guestAboutToOrder(
    browser,
    `http://localhost:${site.port}`,
    "089 99998-199",
    (context) => timeFirstQuote(context, address),
  );
  const handle = await page.waitForFunction(() => Reflect.get(window, "firstQuoteMs"));
  const ms = Number(await handle.jsonValue());
  await page.context().close();
  return {
    ms,
    connections: (direct?.connections() ?? 0) - before[0],
    preflights: (direct?.preflights() ?? 0) - before[1],
  };
}

function line(name: string, quotes: readonly FirstQuote[]): string {
  const times = quotes.map(({ ms }) => ms);
  const connections = Math.max(...quotes.map((quote) => quote.connections));
  const preflights = Math.max(...quotes.map((quote) => quote.preflights));
  return `${name}  ${medianAndRange(times, "ms")}, connections ${connections}, preflights ${preflights}`;
}

/** `npm run bench -- --quote`: the first price on a phone, with calls to another origin and to the own. */
export async function benchFirstQuote(): Promise<void> {
  const backend = await withProgress("Starting a backend", () => startTestBackend());
  const browser = await launchBrowser();
  try {
    const { ports, folder } = backend;
    await backendAdmin(ports).patch("public/resto-bobingen", ALWAYS_OPEN);
    const built = await withProgress("Building the site", () =>
      buildSite("bobingen", localWebConfig(ports), folder),
    );
    const options = { target: "bobingen", folder: built, port: 0, functionsPort: ports.functions };
    const served = await startHostingServer(options);
    const site = await startDistantProxy(Number(new URL(served.url).port));
    const { pathname } = new URL(directCallUrl(ports, "quoteOrder"));
    const direct = await startDistantProxy(ports.functions, () => pathname);
    // The first one warms up functions and caches.
    await quoteOnce(browser, site, null);
    const two: FirstQuote[] = [];
    const one: FirstQuote[] = [];
    for (let run = 1; run <= RUNS; run += 1)
      await withProgress(`Run ${run} of ${RUNS}`, async () => {
        two.push(await quoteOnce(browser, site, direct));
        one.push(await quoteOnce(browser, site, null));
      });
    console.log(`\nFirst quote with round trips of ${ROUND_TRIP_MS} ms`);
    console.log(line("calls to another origin", two));
    console.log(line("calls to the own origin", one));
    await Promise.all([served, site, direct].map((each) => each.stop()));
  } finally {
    await browser.close();
    await backend.stop();
  }
}
