import { join } from "node:path";
import { tenants } from "@/tenant-configs/index";
import { buildSites } from "../build/build-sites";
import { repoRoot } from "../lib/repo-root";
import { configuredSite } from "../site/configured-site";

/**
 * Builds a site that uses a local backend. Its folder is not `dist`, so that it cannot be deployed by
 * mistake.
 * @param parent folder in which the folder of the site is created
 * @returns the folder of the site
 * @throws Error if the site cannot be built
 */
export async function buildSite(
  target: string,
  backend: LocalBackend,
  parent = join(repoRoot, ".fireemu/sites"),
): Promise<string> {
  const folder = join(parent, target);
  await buildSites([configuredSite(target)], {
    tenants,
    local: backend,
    folderOf: () => folder,
    onDone: ({ ok, output }) => {
      if (!ok) throw new Error(output);
    },
  });
  return folder;
}
