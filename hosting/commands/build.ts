import { join } from "node:path";
import { tenants } from "@/tenant-configs/index";
import { buildSites } from "../build/build-sites";
import { configuredSite } from "../build/configured-site";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";

/**
 * `npm run build -- --mode <target>`: builds one site into `dist/<target>`. Without a mode it builds
 * the default site, in mode `none` a site without a key.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: { mode: { type: "string", default: "production" } },
  });
  const startedAt = performance.now();
  await buildSites([configuredSite(values.mode)], {
    tenants,
    local: null,
    folderOf: (target) => join(repoRoot, "dist", target),
    onDone: ({ target, ok, output }) => {
      if (!ok) throw new CommandError(output);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`dist/${target} was built in ${seconds} s.`);
    },
  });
}

runCommand(main);
