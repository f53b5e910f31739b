import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import { listen } from "../lib/listen";
import { repoRoot } from "../lib/repo-root";
import { siteConfig } from "../vite/site-config";
import type { ServedSite } from "./hosting-server";

export interface SiteServerOptions {
  readonly target: string;
  readonly port: number;
  readonly backend: LocalBackend;
}

/** Starts a development server for one site with a local backend. */
export async function startSiteServer(options: SiteServerOptions): Promise<ServedSite> {
  const http = createHttpServer();
  const config = siteConfig({ mode: options.target }, options.backend);
  const vite = await createServer({
    ...config,
    configFile: false,
    mode: options.target,
    // With a shared cache, sites served in parallel would discard each other's optimised packages.
    cacheDir: join(repoRoot, "node_modules/.vite", options.target),
    logLevel: "warn",
    clearScreen: false,
    // In middleware mode Vite does not handle signals. Its own server would end this process before
    // the backend has saved its data.
    server: { ...config.server, middlewareMode: true, ws: { server: http } },
  });
  http.on("request", vite.middlewares);
  const { stop } = await listen(http, options.port);
  return {
    url: `http://localhost:${options.port}`,
    async stop() {
      await vite.close();
      void stop();
    },
  };
}
