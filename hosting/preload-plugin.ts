import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/**
 * Lets the page fetch the app's first chunks beside its small entry instead of one after the
 * other: what the entry loads by itself, and the menu of the restaurant. Low priority, so that
 * the security check comes first.
 * @param restoKey null where there is no menu to load
 */
export function preloadPlugin(restoKey: string | null): Plugin {
  return {
    name: "resto-preload",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (page?.type !== "asset" || !entry) return;
      const menu = chunks.find(({ facadeModuleId }) =>
        facadeModuleId?.includes(`/tenant-configs/menus/${restoKey}`),
      );
      const first = [...entry.dynamicImports, ...(menu ? [menu.fileName] : [])];
      const needed = withImports(first, bundle);
      needed.delete(entry.fileName);
      const links = Array.from(
        needed,
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
      );
      page.source = String(page.source).replace("</head>", () => `${links.join("")}</head>`);
    },
  };
}

/** The files and everything they import statically. */
function withImports(files: readonly string[], bundle: Bundle, found = new Set<string>()) {
  for (const file of files) {
    const output = bundle[file];
    if (found.has(file) || output?.type !== "chunk") continue;
    found.add(file);
    withImports(output.imports, bundle, found);
  }
  return found;
}
