import type { Browser, Page, Request } from "playwright-core";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { withProgress } from "@/hosting/lib/progress";
import { buildSite } from "@/hosting/local/build-site";
import { startHostingServer } from "@/hosting/local/hosting-server";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { ALWAYS_OPEN } from "@/test/harness/always-open";
import { launchBrowser } from "@/test/harness/launch-browser";
import { startTestBackend } from "@/test/harness/test-backend";
import { percentiles } from "../percentiles";
import { measureAdminLoads } from "./admin-loads";
import { measureFullBoard } from "./board-load";
import {
  guestAboutToOrder,
  noteAppearance,
  noteClick,
  openBoard,
  orderButton,
  readNoted,
} from "./board-pages";

const ROUNDS = 30;
/** Limit from the order button to the board. */
const LIMIT = "p50 150 ms, p95 300 ms";

interface Latencies {
  /** From the guest's click to the painted card, including the creation of the guest account. */
  readonly fromClick: number[];
  /** From the call of `placeOrder` to the painted card. */
  readonly fromCall: number[];
  /** From the cook's click to the guest's painted page. */
  readonly toGuest: number[];
}

const noLatencies = (): Latencies => ({ fromClick: [], fromCall: [], toGuest: [] });

function isOrderCall(request: Request): boolean {
  return request.method() === "POST" && request.url().endsWith("/placeOrder");
}

interface Round {
  readonly browser: Browser;
  readonly board: Page;
  readonly siteUrl: string;
  readonly number: number;
}

async function measureRound(
  { browser, board, siteUrl, number }: Round,
  latencies: Latencies,
): Promise<void> {
  const guest = await guestAboutToOrder(browser, siteUrl, `089 99998-${100 + number}`);
  await noteAppearance(board, "[data-column=new] [data-order]");
  await noteClick(guest, "button");
  const called = guest.waitForEvent("requestfinished", isOrderCall);
  await orderButton(guest).click();
  const seenAt = await readNoted(board, "seenAt");
  latencies.fromClick.push(seenAt - (await readNoted(guest, "clickedAt")));
  latencies.fromCall.push(seenAt - (await called).timing().startTime);

  await guest.getByTestId("order-head").waitFor();
  await noteAppearance(guest, "h1", receiptTexts.de.statuses.accepted);
  await noteClick(board, "[data-main]");
  await board.locator("[data-column=new] [data-main]").click();
  latencies.toGuest.push(
    (await readNoted(guest, "seenAt")) - (await readNoted(board, "clickedAt")),
  );
  await board.locator("[data-column=new] [data-order]").waitFor({ state: "detached" });
  await guest.context().close();
}

/** `npm run bench -- --board`: latencies between guest and board, a board with 200
 * orders, and the loading of the admin site. */
export async function benchBoard(): Promise<void> {
  const backend = await withProgress("Starting a backend", () => startTestBackend());
  const browser = await launchBrowser();
  try {
    const admin = backendAdmin(backend.ports);
    await admin.patch("public/resto-bobingen", ALWAYS_OPEN);
    const config = localWebConfig(backend.ports);
    const { functionsPort } = config;
    const sites = await withProgress("Building both sites", async () => {
      const folder = await buildSite("bobingen", config, backend.folder);
      const adminFolder = await buildSite("superadmin", config, backend.folder);
      return Promise.all([
        startHostingServer({ target: "bobingen", folder, port: 0, functionsPort }),
        startHostingServer({ target: "superadmin", folder: adminFolder, port: 0, functionsPort }),
      ]);
    });
    const [site, adminSite] = sites;
    const board = await openBoard(browser, adminSite.url);
    const latencies = noLatencies();
    // The first round only warms up functions, listeners and caches.
    const common = { browser, board, siteUrl: site.url };
    await measureRound({ ...common, number: ROUNDS }, noLatencies());
    await withProgress(`${ROUNDS} orders`, async () => {
      for (let number = 0; number < ROUNDS; number += 1) {
        await measureRound({ ...common, number }, latencies);
      }
    });
    console.log(
      `\nFrom the call to the board    ${percentiles(latencies.fromCall)}   limit: ${LIMIT}`,
    );
    console.log(`From the click to the board   ${percentiles(latencies.fromClick)}`);
    console.log(
      `From accepting to the guest   ${percentiles(latencies.toGuest)}   limit: ${LIMIT}`,
    );
    await board.context().close();
    console.log(`\n${await measureAdminLoads(browser, adminSite.url)}`);
    console.log(`\n${await measureFullBoard(browser, adminSite.url, admin)}`);
    await Promise.all(sites.map((each) => each.stop()));
  } finally {
    await browser.close();
    await backend.stop();
  }
}
