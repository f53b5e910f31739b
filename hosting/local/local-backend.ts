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

/** Ports of `npm start` and `npm run backend`. */
export const STANDARD_PORTS: BackendPorts = LOCAL_PORTS;

/** Output that is not worth showing. */
const NOISE =
  /^\s*$|Callable request verification passed|^shutting down|^exported to|runner exited|\[functions:node\] stopped/;

async function seed(admin: BackendAdmin): Promise<void> {
  await withProgress("Storing restaurants, menus and demo accounts", () => seedIfEmpty(admin));
}

/**
 * Starts the seeded backend on the standard ports with the data of the last run.
 * @param fresh discard the data of earlier runs
 */
export async function startLocalBackend(fresh: boolean): Promise<Fireemu> {
  await withProgress("Building the Cloud Functions", buildFunctions);
  const folder = dataFolder();
  if (!folder)
    console.warn("No private folder for the data: it will be lost when the backend stops.");
  const backend = await withProgress("Starting the local backend", () =>
    startFireemu({
      config: "fireemu.json",
      withFunctions: true,
      randomPorts: false,
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
 * Seeds a running backend on the standard ports, such as the official Emulator Suite.
 * @throws CommandError if none responds
 */
export async function attachToBackend(): Promise<void> {
  const admin = backendAdmin(STANDARD_PORTS);
  await admin.emails().catch(() => {
    throw new CommandError(
      `No backend responds on port ${STANDARD_PORTS.auth}. Start one with "npm run backend".`,
    );
  });
  await seed(admin);
}
