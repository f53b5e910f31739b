import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { CommandError } from "@/hosting/lib/command-error";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { withProgress } from "@/hosting/lib/progress";
import { readArguments } from "@/hosting/lib/read-arguments";
import { repoRoot } from "@/hosting/lib/repo-root";
import { runCommand } from "@/hosting/lib/run-command";
import { buildSite } from "@/hosting/local/build-site";
import { connectDemoPayments } from "@/hosting/local/connect-demo-payments";
import { startHostingServer } from "@/hosting/local/hosting-server";
import { ALWAYS_OPEN } from "@/test/harness/always-open";
import { startTestBackend, type TestBackend } from "@/test/harness/test-backend";
import { startFirefox } from "./firefox";
import { type Driver, Guest } from "./guest";
import { doGuestJob, type JobFigures, type Kitchen } from "./guest-job";
import { observeSite } from "./observed-site";
import { startWebKit } from "./webkit";

const TARGET = "bobingen";
const PICTURES = join(repoRoot, ".fireemu/reports/browsers");
const PHONE = { width: 390, height: 844 } as const;

const BROWSERS = [
  { name: "Firefox", start: startFirefox, packages: "firefox-esr" },
  { name: "WebKit", start: startWebKit, packages: "webkit2gtk-driver xvfb" },
] as const;

/**
 * `npm run test:browsers`: the main job of a guest in Firefox and WebKit, as far as they are
 * installed, against a local backend and a built site. Fails for an error on any page. Not part of `npm test`.
 * Debian: `firefox-esr`; `webkit2gtk-driver` and `xvfb`.
 */
async function main(): Promise<void> {
  readArguments({});
  mkdirSync(PICTURES, { recursive: true, mode: 0o700 });
  const found: { name: string; driver: Driver }[] = [];
  for (const { name, start, packages } of BROWSERS) {
    const driver = await start(PHONE);
    if (driver) found.push({ name, driver });
    else console.log(`skipped ${name}: not installed (Debian: apt-get install ${packages})`);
  }
  if (found.length === 0) return;
  const backend = await withProgress("Starting a backend", () => startTestBackend());
  const functionsPort = backend.ports.functions;
  let problems = 0;
  try {
    const admin = backendAdmin(backend.ports);
    await admin.patch("public/resto-bobingen", ALWAYS_OPEN);
    await connectDemoPayments(admin, backend.ports, backend.payments?.url);
    const folder = await withProgress("Building the site", () =>
      buildSite(TARGET, localWebConfig(backend.ports), backend.folder),
    );
    observeSite(folder);
    const site = await startHostingServer({ target: TARGET, folder, port: 0, functionsPort });
    for (const { name, driver } of found) {
      problems += await testIn(name, driver, site.url, backend);
    }
    await site.stop();
  } finally {
    await Promise.all(found.map(({ driver }) => driver.close().catch(() => {})));
    await backend.stop();
  }
  if (problems > 0) throw new CommandError(`${problems} problem(s). Pictures: ${PICTURES}`);
}

/** @returns the number of problems, which are printed */
async function testIn(
  name: string,
  driver: Driver,
  url: string,
  { ports }: TestBackend,
): Promise<number> {
  const { patch } = backendAdmin(ports);
  const kitchen: Kitchen = {
    accept: (id) => {
      const eta_at = new Date(Date.now() + 20 * 60_000);
      return patch(`orders/${id}`, { status: "accepted", version: 2, eta_at });
    },
    complete: (id) => patch(`orders/${id}`, { status: "completed", version: 3 }),
  };
  const startedAt = performance.now();
  try {
    const figures = await doGuestJob(new Guest(driver), url, kitchen);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(report(driver.name, figures, seconds));
    return figures.errors.length;
  } catch (fault) {
    console.log(`FAILED ${driver.name}: ${fault instanceof Error ? fault.message : fault}`);
    return 1;
  } finally {
    await driver.photograph(join(PICTURES, `${name}.png`)).catch(() => {});
  }
}

function report(
  name: string,
  { firstDishMs, order, again, table, errors }: JobFigures,
  seconds: number,
) {
  const effort = ({ taps, fields }: JobFigures["order"]) => `${taps} taps, ${fields} fields`;
  return [
    `${errors.length === 0 ? "ok    " : "FAILED"} ${name}: first dish after ${firstDishMs.toFixed(0)} ms,`,
    `order with ${effort(order)}, as last time with ${effort(again)}, table with ${effort(table)},`,
    `${errors.length} errors, ${seconds.toFixed(1)} s`,
    ...errors.map((error) => `\n  ${error}`),
  ].join(" ");
}

runCommand(main);
