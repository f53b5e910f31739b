import { join } from "node:path";
import { build } from "esbuild";
import { repoRoot } from "../lib/repo-root";
import { SITE_FILES } from "./site-files";

/** Stands for the version in the script that all sites share. */
const VERSION = "resto-marker-version";

let shared: Promise<string> | null = null;

/**
 * A site's service worker.
 * @param version file name of the entry, which pages compare with their own
 */
export async function serviceWorkerScript(version: string): Promise<string> {
  shared ??= sharedScript();
  return (await shared).replaceAll(VERSION, version);
}

async function sharedScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repoRoot, "src/service-worker/service-worker.ts")],
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
