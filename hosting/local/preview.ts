import { parseArgs } from "node:util";
import { targetNamed } from "../build-problems";
import { buildSite } from "./build-site";
import { startHostingServer } from "./hosting-server";
import { STANDARD_PORTS } from "./local-backend";
import { localWebConfig } from "./local-web-config";
import { LOCAL_PORTS, requireFreePorts } from "./ports";
import { withProgress } from "./progress";
import { runScript } from "./run-script";
import { untilSignalled } from "./until-signalled";

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
  const signalled = untilSignalled();
  await requireFreePorts(["customer"]);
  const folder = await withProgress(`Building ${target}`, () =>
    buildSite(target, localWebConfig(STANDARD_PORTS)),
  );
  const site = await startHostingServer({ target, folder, port: LOCAL_PORTS.customer });
  console.log(`${site.url}/ (uses the backend of "npm run backend"), Ctrl-C stops it`);
  await signalled;
  await site.stop();
}

runScript(main);
