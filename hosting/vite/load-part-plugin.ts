import { join } from "node:path";
import type { Plugin } from "vite";
import { repoRoot } from "../lib/repo-root";

/** Vite's module that loads the files of an `import()`. Vite calls its export `__vitePreload`. */
const PRELOAD_HELPER = /^\0vite\/preload-helper\.js$/;
const LOAD_PART = join(repoRoot, "src/page-lifecycle/load-part.ts");

/**
 * Makes `loadPart` load every `import()` of the site, those of libraries included, with the paths of
 * all files that the imported module needs.
 */
export function loadPartPlugin(): Plugin {
  return {
    name: "resto-load-part",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "pre",
    load: {
      filter: { id: PRELOAD_HELPER },
      handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(LOAD_PART)};`,
    },
  };
}

/**
 * For `build.modulePreload.resolveDependencies`: adds the module itself to the files of an `import()`,
 * which Vite leaves out when it needs no others.
 */
export function filesToPreload(
  module: string,
  others: string[],
  { hostType }: { hostType: "html" | "js" },
): string[] {
  return hostType === "js" ? [...new Set([module, ...others])] : others;
}
