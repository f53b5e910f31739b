import { join } from "node:path";
import { build, mergeConfig } from "vite";
import { repoRoot } from "../lib/repo-root";
import { siteConfig } from "../vite/site-config";
import { embedLocalBackend } from "./local-web-config";

/**
 * Builds a site for the own machine. Apart from the backend it talks to it equals the deployed
 * one; it goes to a folder of its own, so that it cannot be deployed by mistake.
 * @param parent folder that receives the site's folder
 * @returns the site's folder
 */
export async function buildSite(
  target: string,
  backend: LocalBackend,
  parent = join(repoRoot, ".fireemu/sites"),
): Promise<string> {
  const folder = join(parent, target);
  const { NODE_ENV } = process.env;
  // Test runners set their own, with which libraries would be built for development.
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
