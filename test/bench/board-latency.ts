import type { Browser, Page, Request } from "playwright-core";
import { withProgress } from "@/hosting/lib/progress";
import { type BackendAdmin, backendAdmin } from "@/hosting/local/backend-admin";
import { buildSite } from "@/hosting/local/build-site";
import { startHostingServer } from "@/hosting/local/hosting-server";
import { localWebConfig } from "@/hosting/local/local-web-config";
import { receiptTexts } from "@/i18n/receipt-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { launchBrowser } from "@/test/harness/launch-browser";
import { startTestBackend } from "@/test/harness/test-backend";
import { measureFullBoard } from "./board-load";
import {
  guestAboutToOrder,
  noteAppearance,
  noteClick,
  openBoard,
  orderButton,
  readNoted,
} from "./board-pages";
import { percentiles } from "./percentile";

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

/** Opens Bobingen around the clock, so that figures do not depend on the time of day. */
async function openRestaurant(admin: BackendAdmin): Promise<void> {
  const allDay = [{ open: "00:00", close: "24:00" }];
  const hours = Object.fromEntries(Array.from({ length: 7 }, (_, weekday) => [weekday, allDay]));
  const order_policy = { ...restoBobingen.order_policy, orders_per_slot: null };
  await admin.patch("public/resto-bobingen", { hours, opened_on_holiday: true, order_policy });
}

function isOrderCall(request: Request): boolean {
  return request.method() === "POST" && request.url().endsWith("/placeOrder");
}

async function measureRound(
  browser: Browser,
  board: Page,
  siteUrl: string,
  latencies: Latencies,
): Promise<void> {
  const guest = await guestAboutToOrder(browser, siteUrl);
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

/** `npm run bench -- --board`: latencies between guest and board, and a board with 200 orders. */
export async function benchBoard(): Promise<void> {
  const backend = await withProgress("Starting a backend", () => startTestBackend());
  const browser = await launchBrowser();
  try {
    const admin = backendAdmin(backend.ports);
    await openRestaurant(admin);
    const config = localWebConfig(backend.ports);
    const sites = await withProgress("Building both sites", async () => {
      const folder = await buildSite("bobingen", config, backend.folder);
      const adminFolder = await buildSite("superadmin", config, backend.folder);
      return Promise.all([
        startHostingServer({ target: "bobingen", folder, port: 0 }),
        startHostingServer({ target: "superadmin", folder: adminFolder, port: 0 }),
      ]);
    });
    const [site, adminSite] = sites;
    const board = await openBoard(browser, adminSite.url);
    const latencies = noLatencies();
    // The first round only warms up functions, listeners and caches.
    await measureRound(browser, board, site.url, noLatencies());
    await withProgress(`${ROUNDS} orders`, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await measureRound(browser, board, site.url, latencies);
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
    console.log(`\n${await measureFullBoard(browser, adminSite.url, admin)}`);
    await Promise.all(sites.map((each) => each.stop()));
  } finally {
    await browser.close();
    await backend.stop();
  }
}
