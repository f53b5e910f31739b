import { backendEnded } from "../lib/assert-backend-runs";
import { CommandError } from "../lib/command-error";
import { localWebConfig } from "../lib/local-web-config";
import { assertPortsFree, BACKEND_SERVICES, LOCAL_PORTS } from "../lib/ports";
import { withProgress } from "../lib/progress";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { shutdownSignal } from "../lib/shutdown-signal";
import { addressTable } from "../local/address-table";
import { attachToBackend, startLocalBackend } from "../local/local-backend";
import { showRush } from "../local/rush/show-rush";
import { startSiteServer } from "../local/site-server";

/** In the order of the printed table. */
const SITES = [
  { title: "Customer site", target: "bobingen", port: LOCAL_PORTS.customer },
  { title: "Admin site", target: "superadmin", port: LOCAL_PORTS.admin },
];

function parseOptions() {
  return readArguments({
    options: {
      /** Discard the data of earlier runs. */
      fresh: { type: "boolean", default: false },
      /** Use a backend that runs on the standard ports already. */
      attach: { type: "boolean", default: false },
      /** Leave orders and reservations out. */
      empty: { type: "boolean", default: false },
      /** Let guests order and book at the pace of a Saturday night. */
      rush: { type: "boolean", default: false },
      /** With `--rush`: how many times as fast. */
      pace: { type: "string", default: "1" },
      /** With `--rush`: accept the guests' orders and take them to their end. */
      staff: { type: "boolean", default: false },
    },
  }).values;
}

/** @throws CommandError unless the pace is a number from 0.1 to 100 */
function paceOf(text: string): number {
  const pace = Number(text);
  if (pace >= 0.1 && pace <= 100) return pace;
  throw new CommandError(`--pace is a number from 0.1 to 100, not "${text}".`);
}

/** `npm start`: runs backend, customer site and admin site on this machine until Ctrl-C. */
async function main(): Promise<void> {
  const { fresh, attach, empty, rush, ...options } = parseOptions();
  const withHistory = !empty;
  const pace = paceOf(options.pace);
  const shutdown = shutdownSignal();
  await assertPortsFree(["customer", "admin", ...(attach ? [] : BACKEND_SERVICES)]);
  const backend = attach
    ? null
    : await startLocalBackend({ fresh, withHistory, withSchedules: true });
  const stopHelpers = attach ? await attachToBackend({ withHistory }) : null;
  try {
    const servers = await withProgress("Starting the sites", () =>
      Promise.all(
        SITES.map(({ target, port }) =>
          startSiteServer({ target, port, backend: localWebConfig(LOCAL_PORTS) }),
        ),
      ),
    );
    console.log(addressTable(SITES.map(({ title, port }) => [title, `http://localhost:${port}/`])));
    console.log("Ready. Stop everything with Ctrl-C.");
    const endRush = rush ? await showRush(LOCAL_PORTS, { pace, withStaff: options.staff }) : null;
    const ended = backend?.ended.then(() => true) ?? new Promise<never>(() => {});
    const hasEnded = await Promise.race([shutdown, ended]);
    await endRush?.();
    await Promise.all(servers.map((server) => server.stop()));
    if (hasEnded) throw backendEnded();
  } finally {
    await stopHelpers?.();
    if (backend) await withProgress("Saving the data and stopping", backend.stop);
  }
}

runCommand(main);
