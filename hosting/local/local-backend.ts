import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildFunctions } from "../lib/build-functions";
import { CommandError } from "../lib/command-error";
import { withProgress } from "../lib/progress";
import { repoRoot } from "../lib/repo-root";
import { type BackendAdmin, backendAdmin } from "./backend-admin";
import { dataFolder } from "./data-folder";
import { type Fireemu, startFireemu } from "./fireemu";
import { type BackendPorts, LOCAL_PORTS } from "./ports";
import { seedIfEmpty } from "./seed";

/** Ports of the backend that `npm start` and `npm run backend` run. */
export const STANDARD_PORTS: BackendPorts = LOCAL_PORTS;

/** Lines of a healthy backend that tell a developer nothing. */
const NOISE =
  /^\s*$|Callable request verification passed|^shutting down|^exported to|runner exited|\[functions:node\] stopped/;

async function seed(admin: BackendAdmin): Promise<void> {
  await withProgress("Restaurants, menus and demo accounts", () => seedIfEmpty(admin));
}

/**
 * Starts the seeded backend on the ports of contract section 7, with the data of the last run.
 * @param fresh forget the data of earlier runs
 */
export async function startLocalBackend(fresh: boolean): Promise<Fireemu> {
  await withProgress("Building the Cloud Functions", buildFunctions);
  const folder = dataFolder();
  if (!folder) console.warn("No private folder to keep data in; this run starts from scratch.");
  const backend = await withProgress("Starting the local backend", () =>
    startFireemu({
      config: "fireemu.json",
      withFunctions: true,
      anyPorts: false,
      tmpFolder: join(repoRoot, ".fireemu/tmp"),
      dataFolder: folder,
      hasData: !fresh && folder !== null && existsSync(folder),
      onLine: (line) => NOISE.test(line) || console.log(`backend | ${line}`),
    }),
  );
  try {
    await seed(backendAdmin(backend.ports));
    return backend;
  } catch (error) {
    await backend.stop();
    throw error;
  }
}

/**
 * Uses a backend someone else started on the same ports, the official Emulator Suite for
 * example, and seeds it if it is empty.
 * @throws UserProblem when none answers
 */
export async function attachToBackend(): Promise<void> {
  const admin = backendAdmin(STANDARD_PORTS);
  await admin.emails().catch(() => {
    throw new CommandError(
      `No backend answers on port ${STANDARD_PORTS.auth}; start one with "npm run backend".`,
    );
  });
  await seed(admin);
}
