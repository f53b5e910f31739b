import { join } from "node:path";
import { build, type InlineConfig, mergeConfig, type Rolldown } from "vite";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { temporaryFolder } from "../lib/delete-at-exit";
import { repoRoot } from "../lib/repo-root";
import { compilationConfig, type SiteKind } from "./compilation-config";
import { type FileNames, siteFileNames } from "./site-file-names";

/** Scripts, styles and page of all sites of a kind, with markers where sites differ. */
export interface Compilation {
  readonly kind: SiteKind;
  /** Scripts and style sheets by file name. */
  readonly texts: ReadonlyMap<string, string>;
  /** Fonts and pictures by file name; the same for every site. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  readonly names: FileNames;
  /** `src/index.html` with links to scripts and styles. */
  readonly page: string;
  /** The script of the page. */
  readonly entry: string;
  /** The style sheet that the app loads; empty if it has none. */
  readonly appSheet: string;
  /** Module that renders the restaurant page; null for the kinds without one. */
  readonly homeRenderer: string | null;
  /** Deletes the temporary files. */
  dispose(): void;
}

/**
 * Compiles all sites of a kind at once.
 * @param local null in a build for deployment
 * @param hosted the live project of the sites
 * @param tenants all configured tenants by key
 */
export async function compile(
  kind: SiteKind,
  local: LocalBackend | null,
  hosted: HostedBackend,
  tenants: Readonly<Record<string, Tenant>>,
): Promise<Compilation> {
  const folder = temporaryFolder(join(repoRoot, "node_modules/.compilation-"));
  // One for each, because plugins and chunk groups keep what they know of a build.
  const config = () => compilationConfig(kind, local, hosted, tenants);
  const hasHome = kind === "restaurant";
  // Test runners set another value, which would bundle the development builds of libraries.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    const [output] = await Promise.all([
      compileScripts(config()),
      hasHome ? compileRenderer(config(), folder.path) : null,
    ]);
    return {
      kind,
      ...output,
      names: siteFileNames(output.texts),
      homeRenderer: hasHome ? join(folder.path, "prerender.js") : null,
      dispose: folder.remove,
    };
  } catch (error) {
    folder.remove();
    throw error;
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

async function compileScripts(config: InlineConfig) {
  const result = await build(mergeConfig(config, { build: { write: false } }));
  const { output } = result as Rolldown.RolldownOutput;
  const texts = new Map<string, string>();
  const assets = new Map<string, Uint8Array>();
  let page = "";
  let entry = "";
  let appSheet = "";
  for (const file of output) {
    if (file.type === "chunk") {
      texts.set(file.fileName, file.code);
      if (file.isEntry && file.name === "index") entry = file.fileName;
      if (file.name === "app") [appSheet = ""] = file.viteMetadata?.importedCss ?? [];
    } else if (file.fileName === "index.html") page = String(file.source);
    else if (file.fileName.endsWith(".css")) texts.set(file.fileName, String(file.source));
    else assets.set(file.fileName, Buffer.from(file.source));
  }
  return { texts, assets, page, entry, appSheet };
}

async function compileRenderer(config: InlineConfig, folder: string): Promise<void> {
  await build(
    mergeConfig(config, {
      ssr: { noExternal: true },
      build: {
        ssr: "app/first-screen/prerender.tsx",
        outDir: folder,
        emptyOutDir: true,
      },
    }),
  );
}
