import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, mergeConfig, type Plugin, type ResolvedConfig, type UserConfig } from "vite";
import * as z from "zod/mini";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { repoRoot } from "../lib/repo-root";

/** Output of `src/app/first-screen/prerender.tsx`. */
const prerenderedPageSchema = z.object({ html: z.string(), renderedAt: z.int() });

const RENDER =
  'import("./prerender.js").then(async (entry) => process.stdout.write(JSON.stringify(await entry.prerenderHome())))';
const EMPTY_ROOT = '<div id="root" tabindex="-1"></div>';
/** Without a script, "continue" shows the menu of the prerendered page; other pages lead there. */
const CLOSE_CHECK = 'method="dialog"';
const OPEN_HOME = 'action="/"';
/** A slow phone paints a page in parts: it must not paint the menu before the security check. */
const BLOCK_UNTIL_CHECK = '<link rel="expect" href="#security-check" blocking="render">';

/**
 * Renders the restaurant page into `index.html`. Firebase Hosting sends `app.html`, the same page
 * without content, for every other path.
 * @param tenant only restaurants have a page to render
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
      this.emitFile({
        type: "asset",
        fileName: "app.html",
        source: empty.replace(CLOSE_CHECK, OPEN_HOME),
      });
      if (!tenant || isSuperTenant(tenant)) return;
      const { html, renderedAt } = await prerenderedHome(
        siteConfig({ command: "build", mode: config.mode }),
        config.mode,
      );
      const root = `<div id="root" tabindex="-1" data-prerendered="${renderedAt}" inert>${html}</div>`;
      page.source = empty
        .replace("</head>", () => `${BLOCK_UNTIL_CHECK}</head>`)
        .replace(EMPTY_ROOT, () => root);
    },
  };
}

/** Builds the server entry of the site into a temporary folder and runs it. */
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
    // In its own process, because modules keep state that must not mix with that of another site.
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
