import { join } from "node:path";
import { build, mergeConfig } from "vite";
import { repoRoot } from "../lib/repo-root";
import { siteConfig } from "../vite/site-config";
import { embedLocalBackend } from "./local-web-config";

/**
 * Builds a site that uses a local backend. Its folder is not `dist`, so that it cannot be deployed by
 * mistake.
 * @param parent folder in which the folder of the site is created
 * @returns the folder of the site
 */
export async function buildSite(
  target: string,
  backend: LocalBackend,
  parent = join(repoRoot, ".fireemu/sites"),
): Promise<string> {
  const folder = join(parent, target);
  const { NODE_ENV } = process.env;
  // Test runners set another value, which would bundle the development builds of libraries.
  process.env.NODE_ENV = "production";
  embedLocalBackend(backend);
  try {
    const config = siteConfig({ command: "build", mode: target });
    await build(
      mergeConfig(config, {
        configFile: false,
        mode: target,
        logLevel: "warn",
        build: { outDir: folder },
      }),
    );
  } finally {
    embedLocalBackend(null);
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  return folder;
}
