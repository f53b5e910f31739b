import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { withProgress } from "@/hosting/lib/progress";
import { repoRoot } from "@/hosting/lib/repo-root";
import { buildSite } from "@/hosting/local/build-site";
import { startHostingServer } from "@/hosting/local/hosting-server";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { startFaultProxy } from "@/test/faults/fault-proxy";
import { ALWAYS_OPEN } from "@/test/harness/always-open";
import { launchBrowser } from "@/test/harness/launch-browser";
import { startTestBackend } from "@/test/harness/test-backend";
import { guestAboutToOrder, openBoard, orderButton } from "../board/board-pages";
import { type Cost, difference, sumOf } from "./cost";
import { type CostRow, costTable, writeCostTable } from "./cost-table";
import { type CountingProxy, startCountingProxy } from "./counting-proxy";

/** Nothing was counted for so long: listeners and mails have settled. */
const QUIET_MS = 1500;

const PROBE = join(repoRoot, "test/bench/cost/server-probe.cjs");

/** Lets the functions of a backend write what they cost. */
function probeFunctions(bundle: string, log: string): void {
  const probe = readFileSync(PROBE, "utf8").replace("__LOG__", log);
  writeFileSync(bundle, `${probe}\n${readFileSync(bundle, "utf8")}`);
}

function readLines(log: string): Cost[] {
  const lines = readFileSync(log, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => ({ reads: 0, writes: 0, calls: 0, ...JSON.parse(line) }));
}

interface Counters {
  readonly server: () => Cost;
  readonly proxy: CountingProxy;
  readonly calls: () => number;
}

const totalOf = ({ server, proxy, calls }: Counters): Cost =>
  sumOf([server(), proxy.cost(), { reads: 0, writes: 0, calls: calls() }]);

const NOTHING: Cost = { reads: 0, writes: 0, calls: 0 };

/** Waits until nothing is counted any more. */
async function settled(counters: Counters): Promise<Cost> {
  for (;;) {
    const before = totalOf(counters);
    await setTimeout(QUIET_MS);
    const after = totalOf(counters);
    if (JSON.stringify(after) === JSON.stringify(before)) return after;
  }
}

/** Presses the usual step of the only order on the board. */
const pressStep = (board: Page) => board.locator("[data-order] [data-main]").first().click();

/** Answers further heartbeats here: a board sends them with or without orders. */
const endHeartbeats = (board: Page) =>
  board.route("**/api/boardSeen", (route) =>
    route.fulfill({ json: { result: { server_time: Date.now() } } }),
  );

/** `npm run bench -- --cost`: what one order costs, written to `docs/operations.md`. */
export async function benchCost(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "resto-cost-"));
  const log = join(folder, "cost.jsonl");
  writeFileSync(log, "");
  const changeFunctions = (bundle: string) => probeFunctions(bundle, log);
  const backend = await withProgress("Starting a backend", () =>
    startTestBackend({ ownFunctions: true, changeFunctions }),
  );
  const server = () => sumOf(readLines(log));
  const proxy = await startCountingProxy(backend.ports.firestore);
  const functions = await startFaultProxy(backend.ports.functions);
  const calls = () => functions.requestCount("/");
  const counters = { server, proxy, calls };
  const browser = await launchBrowser();
  try {
    await backendAdmin(backend.ports).patch("public/resto-bobingen", ALWAYS_OPEN);
    const config = localWebConfig({ ...backend.ports, firestore: proxy.port });
    const functionsPort = functions.port;
    const [site, adminSite] = await withProgress("Building both sites", async () => {
      const guestFolder = await buildSite("bobingen", config, backend.folder);
      const adminFolder = await buildSite("superadmin", config, backend.folder);
      return Promise.all([
        startHostingServer({ target: "bobingen", folder: guestFolder, port: 0, functionsPort }),
        startHostingServer({ target: "superadmin", folder: adminFolder, port: 0, functionsPort }),
      ]);
    });
    const rows: CostRow[] = [];
    const board = await openBoard(browser, adminSite.url);
    await settled(counters);
    await endHeartbeats(board);
    let before = await settled(counters);
    const count = async (name: string, visit = NOTHING) => {
      const after = await settled(counters);
      rows.push({ name, cost: difference(difference(after, before), visit) });
      before = after;
    };
    const beforeVisit = proxy.cost();
    const guest = await guestAboutToOrder(browser, site.url, "089 99998-199");
    const email = checkoutTexts.de.email.label;
    await guest.getByRole("textbox", { name: new RegExp(`^${email}`) }).fill("gast@example.com");
    await settled(counters);
    await count("Quote", difference(proxy.cost(), beforeVisit));
    await orderButton(guest).click();
    await guest.getByTestId("order-head").waitFor();
    await count("Order");
    for (const name of ["Accepted", "Preparing", "Ready", "Completed"]) {
      await pressStep(board);
      await count(name);
    }
    console.log(`\n${costTable(rows)}`);
    writeCostTable(rows);
    await Promise.all([site, adminSite].map((each) => each.stop()));
  } finally {
    await browser.close();
    await Promise.all([proxy.stop(), functions.stop()]);
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
