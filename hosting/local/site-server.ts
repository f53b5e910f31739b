import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import { repoRoot } from "../lib/repo-root";
import { siteConfig } from "../vite/site-config";
import type { ServedSite } from "./hosting-server";
import { embedLocalBackend } from "./local-web-config";

export interface SiteServerOptions {
  /** Hosting target to serve (contract section 1). */
  readonly target: string;
  readonly port: number;
  readonly backend: LocalBackend;
}

/** Serves one site from its sources, reloading on change, against a local backend. */
export async function startSiteServer(options: SiteServerOptions): Promise<ServedSite> {
  embedLocalBackend(options.backend);
  const http = createHttpServer();
  const config = siteConfig({ command: "serve", mode: options.target });
  const vite = await createServer({
    ...config,
    configFile: false,
    mode: options.target,
    // Sites that are served side by side would throw away each other's prepared packages.
    cacheDir: join(repoRoot, "node_modules/.vite", options.target),
    logLevel: "warn",
    clearScreen: false,
    // As a middleware Vite leaves signals alone; a server of its own would end this process
    // before the backend has saved its data.
    server: { ...config.server, middlewareMode: true, ws: { server: http } },
  });
  http.on("request", vite.middlewares);
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(options.port, "localhost", resolve);
  });
  return {
    url: `http://localhost:${options.port}`,
    async stop() {
      await vite.close();
      http.closeAllConnections();
      http.close();
    },
  };
}
