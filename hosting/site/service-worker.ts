import { join } from "node:path";
import { build } from "esbuild";
import { repoRoot } from "../lib/repo-root";
import { SITE_FILES } from "./site-files";

/** Stands for the version in the script that all sites share. */
const VERSION = "resto-marker-version";

const ENTRIES = { guest: "service-worker.ts", admin: "admin-service-worker.ts" };

const shared = new Map<keyof typeof ENTRIES, Promise<string>>();

/**
 * A site's service worker.
 * @param version file name of the entry, which pages compare with their own
 */
export async function serviceWorkerScript(
  version: string,
  site: keyof typeof ENTRIES = "guest",
): Promise<string> {
  const script = shared.get(site) ?? sharedScript(ENTRIES[site]);
  shared.set(site, script);
  return (await script).replaceAll(VERSION, version);
}

async function sharedScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repoRoot, "src/service-worker", entry)],
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
    format: "iife",
    define: {
      __OFFLINE_FILES__: JSON.stringify([`/${SITE_FILES.offlinePage}`, `/${SITE_FILES.icon}`]),
      __VERSION__: JSON.stringify(VERSION),
    },
  });
  return outputFiles[0]?.text ?? "";
}
