import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import type { BackendPorts } from "@/hosting/lib/ports";
import { dataFolder } from "@/hosting/local/data-folder";
import { type Fireemu, startFireemu } from "@/hosting/local/fireemu";
import { seedIfEmpty } from "@/hosting/local/seed";
import { announceMailServer } from "@/test/harness/announce-mail-server";
import { type ProxiedBackend, startProxies } from "./proxied-backend";

/** A backend behind proxies that can be restarted with its data. */
export interface RestartableBackend {
  readonly proxies: ProxiedBackend;
  /** Ports of the running process. Clients use the ports of the proxies. */
  ports(): BackendPorts;
  /** Closes all connections, stops the process, and starts another one with its data after `downMs`. */
  restart(downMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Nobody listens there. Without it, mails would go to the inbox of `npm start`. */
const NO_MAIL_PORT = 9;

/**
 * Starts a seeded backend; its functions must be built. Uses the rules profile, because only that
 * profile keeps sign-ins across restarts, as a real backend does.
 */
export async function startRestartableBackend(tmpFolder: string): Promise<RestartableBackend> {
  const parent = dataFolder();
  if (!parent) throw new Error("no private folder for the backend's data");
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
  announceMailServer(tmpFolder, NO_MAIL_PORT);
  await seedIfEmpty(backendAdmin(backend.ports));
  const proxies = await startProxies(backend.ports);
  return {
    proxies,
    ports: () => backend.ports,
    async restart(downMs = 0) {
      proxies.cut();
      await backend.stop();
      await setTimeout(downMs);
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
