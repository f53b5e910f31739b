import { assertBackendRuns } from "../lib/assert-backend-runs";
import { localWebConfig } from "../lib/local-web-config";
import { assertPortsFree, LOCAL_PORTS } from "../lib/ports";
import { withProgress } from "../lib/progress";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { shutdownSignal } from "../lib/shutdown-signal";
import { buildSite } from "../local/build-site";
import { startHostingServer } from "../local/hosting-server";
import { localService, targetNamed } from "../targets";

/**
 * `npm run preview -- <target>`: builds a site and serves it as Firebase Hosting does, until Ctrl-C,
 * against a running backend: a restaurant's and an admin site at the same time, if wanted. `--mode
 * <target>` works as well.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    options: { mode: { type: "string", default: "bobingen" } },
    allowPositionals: true,
  });
  const named = targetNamed(positionals[0] ?? values.mode);
  const { target } = named;
  const service = localService(named);
  const shutdown = shutdownSignal();
  await assertPortsFree([service]);
  await assertBackendRuns();
  const folder = await withProgress(`Building ${target}`, () =>
    buildSite(target, localWebConfig(LOCAL_PORTS)),
  );
  const site = await startHostingServer({
    target,
    folder,
    port: LOCAL_PORTS[service],
    functionsPort: LOCAL_PORTS.functions,
  });
  console.log(`${site.url}/ Stop it with Ctrl-C.`);
  await shutdown;
  await site.stop();
}

runCommand(main);
