import { parseArgs } from "node:util";
import { targetNamed } from "../checks/build-problems";
import { withProgress } from "../lib/progress";
import { runCommand } from "../lib/run-command";
import { shutdownSignal } from "../lib/shutdown-signal";
import { buildSite } from "../local/build-site";
import { startHostingServer } from "../local/hosting-server";
import { STANDARD_PORTS } from "../local/local-backend";
import { localWebConfig } from "../local/local-web-config";
import { assertPortsFree, LOCAL_PORTS } from "../local/ports";

/**
 * `npm run preview -- <target>`: the built site as Hosting serves it, until Ctrl-C. As with every
 * script of the sites, `--mode <target>` names it, too.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { mode: { type: "string", default: "bobingen" } },
    allowPositionals: true,
  });
  const { target } = targetNamed(positionals[0] ?? values.mode);
  const signalled = shutdownSignal();
  await assertPortsFree(["customer"]);
  const folder = await withProgress(`Building ${target}`, () =>
    buildSite(target, localWebConfig(STANDARD_PORTS)),
  );
  const site = await startHostingServer({ target, folder, port: LOCAL_PORTS.customer });
  console.log(`${site.url}/ (uses the backend of "npm run backend"), Ctrl-C stops it`);
  await signalled;
  await site.stop();
}

runCommand(main);
