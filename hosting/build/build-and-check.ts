import { join } from "node:path";
import { tenants } from "@/tenant-configs/index";
import { buildProblems } from "../checks/build-problems";
import { repoRoot } from "../lib/repo-root";
import { configuredSite } from "../site/configured-site";
import { type HostingTarget, targetNamed } from "../targets";
import { buildSites } from "./build-sites";

/**
 * Builds sites into `dist` from one compilation and checks each as before an upload. Prints a line
 * for each site, and its problems.
 * @returns the targets that must not be uploaded
 */
export async function buildAndCheck(sites: readonly HostingTarget[]): Promise<string[]> {
  const folderOf = (target: string) => join(repoRoot, "dist", target);
  const startedAt = performance.now();
  const failed: string[] = [];
  await buildSites(
    sites.map(({ target }) => configuredSite(target)),
    {
      tenants,
      local: null,
      folderOf,
      onDone: ({ target, ok, seconds, output }) => {
        const problems = ok ? buildProblems(folderOf(target), targetNamed(target)) : [output];
        const verdict = problems.length === 0 ? "built " : "FAILED";
        console.log(`${verdict} ${target} (${seconds.toFixed(1)} s)`);
        for (const problem of problems) console.log(`       ${problem}`);
        if (problems.length > 0) failed.push(target);
      },
    },
  );
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s in total`);
  return failed;
}
