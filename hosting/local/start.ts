import { parseArgs } from "node:util";
import { addressTable } from "./address-table";
import { attachToBackend, STANDARD_PORTS, startLocalBackend } from "./local-backend";
import { localWebConfig } from "./local-web-config";
import { BACKEND_SERVICES, LOCAL_PORTS, requireFreePorts } from "./ports";
import { withProgress } from "./progress";
import { runScript } from "./run-script";
import { startSiteServer } from "./site-server";
import { untilSignalled } from "./until-signalled";
import { UserProblem } from "./user-problem";

/** Sites `npm start` serves, in the order of the table. */
const SITES = [
  { title: "Customer site", target: "bobingen", port: LOCAL_PORTS.customer },
  { title: "Admin site", target: "superadmin", port: LOCAL_PORTS.admin },
];

function parseOptions() {
  return parseArgs({
    options: {
      /** Forget the data of earlier runs. */
      fresh: { type: "boolean", default: false },
      /** Use a backend that already runs on the standard ports. */
      attach: { type: "boolean", default: false },
    },
  }).values;
}

/** `npm start`: backend and sites on the own machine, until Ctrl-C. */
async function main(): Promise<void> {
  const { fresh, attach } = parseOptions();
  const signalled = untilSignalled();
  await requireFreePorts(["customer", "admin", ...(attach ? [] : BACKEND_SERVICES)]);
  const backend = attach ? null : await startLocalBackend(fresh);
  if (attach) await attachToBackend();
  try {
    const servers = await withProgress("Starting the sites", () =>
      Promise.all(
        SITES.map(({ target, port }) =>
          startSiteServer({ target, port, backend: localWebConfig(STANDARD_PORTS) }),
        ),
      ),
    );
    console.log(addressTable(SITES.map(({ title, port }) => [title, `http://localhost:${port}/`])));
    console.log("ready, Ctrl-C stops everything");
    const ended = backend?.ended.then(() => "ended") ?? new Promise<never>(() => {});
    const cause = await Promise.race([signalled, ended]);
    await Promise.all(servers.map((server) => server.stop()));
    if (cause === "ended") throw new UserProblem("The local backend ended by itself.");
  } finally {
    if (backend) await withProgress("Saving the data and stopping", backend.stop);
  }
}

runScript(main);
