import { join } from "node:path";
import { tenants } from "@/tenant-configs/index";
import { buildAndCheck } from "../build/build-and-check";
import { buildSites } from "../build/build-sites";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { configuredSite } from "../site/configured-site";
import { hostingTargets } from "../targets";

/**
 * `npm run build -- --mode <target>`: builds one site into `dist/<target>`. Without a mode it builds
 * the default site, in mode `none` a site without a key. `npm run build:all` builds every site and
 * checks it as before an upload.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: {
      mode: { type: "string", default: "production" },
      all: { type: "boolean", default: false },
    },
  });
  return values.all ? buildAll() : buildOne(values.mode);
}

async function buildAll(): Promise<void> {
  const failed = await buildAndCheck(hostingTargets);
  if (failed.length > 0)
    throw new CommandError(`Failed: ${failed.join(", ")}. The problems are listed above.`);
}

async function buildOne(mode: string): Promise<void> {
  const startedAt = performance.now();
  await buildSites([configuredSite(mode)], {
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
