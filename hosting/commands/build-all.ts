import { join } from "node:path";
import { tenants } from "@/tenant-configs/index";
import { buildSites } from "../build/build-sites";
import { configuredSite } from "../build/configured-site";
import { buildProblems } from "../checks/build-problems";
import { CommandError } from "../lib/command-error";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { hostingTargets, targetNamed } from "../targets";

const folderOf = (target: string) => join(repoRoot, "dist", target);

/** `npm run build:all`: builds every site into `dist` and checks it as before an upload. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const failed: string[] = [];
  const sites = hostingTargets.map(({ target }) => configuredSite(target));
  await buildSites(sites, {
    tenants,
    local: null,
    folderOf,
    onDone: ({ target, ok, seconds, output }) => {
      const problems = ok ? buildProblems(folderOf(target), targetNamed(target)) : [output];
      const verdict = problems.length === 0 ? "ok    " : "FAILED";
      console.log(`${verdict} ${target} (${seconds.toFixed(1)} s)`);
      for (const problem of problems) console.log(`       ${problem}`);
      if (problems.length > 0) failed.push(target);
    },
  });
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s in total`);
  if (failed.length > 0)
    throw new CommandError(`Failed: ${failed.join(", ")}. The problems are listed above.`);
}

runCommand(main);
