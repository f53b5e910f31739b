import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, mergeConfig, type Plugin, type ResolvedConfig, type UserConfig } from "vite";
import * as z from "zod/mini";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { repoRoot } from "../lib/repo-root";

/** What the server entry (`src/app/first-screen/prerender.tsx`) answers. */
const prerenderedPageSchema = z.object({ html: z.string(), renderedAt: z.int() });

const RENDER =
  'import("./prerender.js").then(async (entry) => process.stdout.write(JSON.stringify(await entry.prerenderHome())))';
const EMPTY_ROOT = '<div id="root" tabindex="-1"></div>';
/** A slow telephone paints a page in parts: not the menu before the check that covers it. */
const PAINT_TOGETHER = '<link rel="expect" href="#security-check" blocking="render">';

/**
 * Renders the restaurant page into `index.html` when a site is built. Every other address gets
 * `app.html`, the same page without content (see the rewrites of Hosting).
 * @param tenant whose page it is; the admin site and a build without a key have none to render
 */
export function prerenderPlugin(
  tenant: Tenant | null,
  siteConfig: (env: { command: "build"; mode: string }) => UserConfig,
): Plugin {
  let config: ResolvedConfig;
  return {
    name: "resto-prerender",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const empty = String(page.source);
      this.emitFile({ type: "asset", fileName: "app.html", source: empty });
      if (!tenant || isSuperTenant(tenant)) return;
      const { html, renderedAt } = await prerenderedHome(
        siteConfig({ command: "build", mode: config.mode }),
        config.mode,
      );
      const root = `<div id="root" tabindex="-1" data-prerendered="${renderedAt}" inert>${html}</div>`;
      page.source = empty
        .replace("</head>", () => `${PAINT_TOGETHER}</head>`)
        .replace(EMPTY_ROOT, () => root);
    },
  };
}

/** Builds the server entry of the same site into a folder of its own, runs it and removes it. */
async function prerenderedHome(
  siteConfig: UserConfig,
  mode: string,
): Promise<z.infer<typeof prerenderedPageSchema>> {
  const folder = await mkdtemp(join(repoRoot, "node_modules/.prerender-"));
  try {
    await build(
      mergeConfig(siteConfig, {
        configFile: false,
        mode,
        logLevel: "warn",
        ssr: { noExternal: true },
        build: { ssr: "app/first-screen/prerender.tsx", outDir: folder },
      }),
    );
    // A process of its own: what the page keeps in modules must not meet that of another site.
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", RENDER], {
      cwd: folder,
      maxBuffer: 16 * 1024 * 1024,
    });
    return prerenderedPageSchema.parse(JSON.parse(stdout));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
