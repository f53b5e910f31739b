import { createServer } from "vite";
import { assertPortsFree } from "../lib/ports";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { shutdownSignal } from "../lib/shutdown-signal";
import { siteConfig } from "../vite/site-config";

/** `npm run dev -- --mode <target>`: serves a site from its sources until Ctrl-C. */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: { mode: { type: "string", default: "development" } },
  });
  const { mode } = values;
  const shutdown = shutdownSignal();
  const config = siteConfig({ mode });
  await assertPortsFree(["customer"]);
  const server = await createServer({ ...config, configFile: false, mode });
  await server.listen();
  server.printUrls();
  await shutdown;
  await server.close();
}

runCommand(main);
