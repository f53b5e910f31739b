import { chromium } from "playwright-core";
import { tenant as example } from "@/tenant-configs/resto-example";
import { CommandError } from "../lib/command-error";
import { LOCAL_PORTS } from "../lib/ports";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { DEMO_PASSWORD } from "../local/demo-accounts";
import { installedBrowser } from "../probe/installed-browser";
import { type Probe, probeOrder } from "../probe/probe-order";
import { hostingTarget, projectOf } from "../targets";

const HELP = `npm run probe -- <url> [--admin <url>] orders a dish as a guest, finds it on the board, cancels it.

<url>                  the example restaurant, or a site on this machine
--admin <url>          the admin site; without it, the configured one
PROBE_APP_CHECK_TOKEN  debug token (Firebase console -> App Check -> Apps -> Manage debug tokens)
PROBE_STAFF_EMAIL, PROBE_STAFF_PASSWORD  a member of staff of the example restaurant alone
It needs an installed Chrome or Chromium. A site on this machine needs none of the variables.
Set-up: docs/operations.md#synthetic-order`;

const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** `npm run probe -- <url>`: a synthetic order from outside, which cancels itself. */
async function main(): Promise<void> {
  if (process.argv.includes("--help")) return console.log(HELP);
  const { values, positionals } = readArguments({
    options: { admin: { type: "string" } },
    allowPositionals: true,
  });
  const [site] = positionals;
  if (site === undefined || positionals.length > 1) throw new CommandError(HELP);
  const executablePath = installedBrowser();
  if (!executablePath) throw new CommandError("No Chrome or Chromium is installed.");
  const probe = probeOf(originOf(site), values.admin);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const times = await probeOrder(browser, probe);
    const steps = Object.entries(times).map(([step, ms]) => `${step} ${(ms / 1000).toFixed(1)} s`);
    console.log(`ok    ${site}: ${steps.join(", ")}`);
  } catch (fault) {
    throw new CommandError(`FAILED ${site}: ${(fault as Error).message}`, { cause: fault });
  } finally {
    await browser.close();
  }
}

function probeOf(site: string, admin: string | undefined): Probe {
  if (LOCAL.test(site)) {
    const staff = { email: "koch@example.com", password: DEMO_PASSWORD };
    const local = `http://localhost:${LOCAL_PORTS.admin}`;
    return { site, admin: originOf(admin ?? local), staff, appCheckToken: null };
  }
  // A kitchen would cook the orders of any other restaurant.
  const { domain, site: name } = hostingTarget(example);
  if (![domain, `${name}.web.app`].includes(new URL(site).host))
    throw new CommandError(`${site} is not the example restaurant (https://${domain}).`);
  return {
    site,
    admin: originOf(admin ?? projectOf(hostingTarget(example)).admin.url),
    staff: { email: variable("PROBE_STAFF_EMAIL"), password: variable("PROBE_STAFF_PASSWORD") },
    appCheckToken: variable("PROBE_APP_CHECK_TOKEN"),
  };
}

function originOf(address: string): string {
  if (!URL.canParse(address)) throw new CommandError(`${address} is not an address.\n\n${HELP}`);
  return new URL(address).origin;
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new CommandError(`${name} is not set.\n\n${HELP}`);
  return value;
}

runCommand(main);
