import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "@/hosting/lib/command-error";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { withProgress } from "@/hosting/lib/progress";
import { readArguments } from "@/hosting/lib/read-arguments";
import { runCommand } from "@/hosting/lib/run-command";
import { buildSite } from "@/hosting/local/build-site";
import { startHostingServer } from "@/hosting/local/hosting-server";
import { startTestBackend } from "@/test/harness/test-backend";
import { benchTable } from "./bench-table";
import { benchBoard } from "./board/board-latency";
import { builtBytes } from "./built-bytes";
import { type ColdLoad, loadAgain, loadAndAdd, loadAndClick, type ProbeReport } from "./cold-load";
import { benchColdStarts } from "./cold-starts";
import { comparison } from "./comparison";
import { benchCost } from "./cost/order-cost";
import { type Interactions, timeInteractions } from "./interactions";
import { benchManySites } from "./many-sites";
import { benchFirstQuote } from "./quote/first-quote";
import { benchRush } from "./rush/rush";
import { benchSites } from "./sites";

const TARGET = "bobingen";

/** An empty page shows the cost of machine and throttling alone. */
function makeEmptySite(parent: string): string {
  const folder = join(parent, "empty");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Empty</title><p>Empty</p>");
  return folder;
}

/**
 * `npm run bench`: bytes, loading and interaction times of the guest site on a slow phone against their
 * bars; `--sites` builds all sites, `--restaurants 1000` generated ones; `--board` measures the admin site;
 * `--rush` drives ten restaurants at peak, with online payments and deposits, and fails if an order or a
 * cent is lost, doubled or unexplained (`--faults` adds faults of the provider and one `kill -9` of the
 * functions); `--cost` counts what an order costs, `--cold` times cold starts.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: {
      runs: { type: "string", default: "5" },
      /** Measures bytes and build time of all sites instead. */
      sites: { type: "boolean", default: false },
      /** Builds this many generated restaurants instead. */
      restaurants: { type: "string" },
      /** Counts what one order costs instead. */
      cost: { type: "boolean", default: false },
      /** Measures the order board instead. */
      board: { type: "boolean", default: false },
      /** Drives ten restaurants at peak instead. */
      rush: { type: "boolean", default: false },
      /** Measures the first answer of each deployed function instead. */
      cold: { type: "boolean", default: false },
      /** Times the first price on a phone instead, with calls to another origin and to the own. */
      quote: { type: "boolean", default: false },
      /** With `--rush`: how long. */
      minutes: { type: "string", default: "5" },
      /** With `--rush`: the payment provider has faults, and the functions are killed once. */
      faults: { type: "boolean", default: false },
    },
  });
  if (values.sites) return benchSites();
  if (values.restaurants) return benchManySites(Number(values.restaurants));
  if (values.cost) return benchCost();
  if (values.board) return benchBoard();
  if (values.cold) return benchColdStarts();
  if (values.quote) return benchFirstQuote();
  if (values.rush) return benchRush(Number(values.minutes), values.faults);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError(`--runs ${values.runs}: expected a whole number of at least 1.`);
  const backend = await withProgress("Starting a backend", () => startTestBackend());
  try {
    const folder = await withProgress("Building the site", () =>
      buildSite(TARGET, localWebConfig(backend.ports), backend.folder),
    );
    const functionsPort = backend.ports.functions;
    const emptyFolder = makeEmptySite(backend.folder);
    const site = await startHostingServer({ target: TARGET, folder, port: 0, functionsPort });
    const empty = await startHostingServer({ target: TARGET, folder: emptyFolder, port: 0 });
    const loads: ColdLoad[] = [];
    const clicked: ColdLoad[] = [];
    const returns: ProbeReport[] = [];
    const empties: ColdLoad[] = [];
    const interactions: Interactions[] = [];
    // The first load only fills the caches of server and disk.
    await withProgress("Warming up", () => loadAndAdd(site.url));
    for (let run = 1; run <= runs; run += 1) {
      await withProgress(`Cold run ${run} of ${runs}`, async () => {
        empties.push(await loadAndAdd(empty.url));
        loads.push(await loadAndAdd(site.url));
        clicked.push(await loadAndClick(site.url));
        returns.push(await loadAgain(site.url));
        interactions.push(await timeInteractions(site.url));
      });
    }
    const built = builtBytes(folder);
    console.log(`\n${benchTable({ loads, clicked, returns, empties, built, interactions })}`);
    console.log(`\n${comparison(loads)}`);
    await Promise.all([site.stop(), empty.stop()]);
  } finally {
    await backend.stop();
  }
}

runCommand(main);
