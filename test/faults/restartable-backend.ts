import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { backendAdmin } from "@/hosting/local/backend-admin";
import { dataFolder } from "@/hosting/local/data-folder";
import { type Fireemu, startFireemu } from "@/hosting/local/fireemu";
import type { BackendPorts } from "@/hosting/local/ports";
import { seedIfEmpty } from "@/hosting/local/seed";
import { type ProxiedBackend, startProxies } from "./proxied-backend";

/** A backend of its own that can be ended and started again with its data, behind proxies that stay. */
export interface RestartableBackend {
  readonly proxies: ProxiedBackend;
  /** Ports of the process that runs now; clients use those of the proxies. */
  ports(): BackendPorts;
  /** Cuts all connections, ends the process, and starts another one with the data it left. */
  restart(downMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a seeded backend; its functions must have been built. The profile is the one that knows
 * sign-ins of the process before: with the other, every restart would sign everybody out, which
 * no restart of a real backend does.
 */
export async function startRestartableBackend(tmpFolder: string): Promise<RestartableBackend> {
  const parent = dataFolder();
  if (!parent) throw new Error("no private folder to keep the data of a restart in");
  const folder = join(dirname(parent), `restart-${process.pid}`);
  const start = (hasData: boolean): Promise<Fireemu> =>
    startFireemu({
      config: "fireemu.rules.json",
      withFunctions: true,
      randomPorts: true,
      tmpFolder,
      dataFolder: folder,
      hasData,
    });
  let backend = await start(false);
  await seedIfEmpty(backendAdmin(backend.ports));
  const proxies = await startProxies(backend.ports);
  return {
    proxies,
    ports: () => backend.ports,
    async restart(downMs = 0) {
      proxies.cut();
      await backend.stop();
      await new Promise((resolve) => setTimeout(resolve, downMs));
      backend = await start(true);
      proxies.lead(backend.ports);
    },
    async stop() {
      await proxies.stop();
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
