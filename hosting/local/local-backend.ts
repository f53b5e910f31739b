import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BackendAdmin, backendAdmin } from "../firebase/backend-admin";
import { assertBackendRuns } from "../lib/assert-backend-runs";
import { buildFunctions } from "../lib/build-functions";
import { isPortTaken, LOCAL_PORTS } from "../lib/ports";
import { withProgress } from "../lib/progress";
import { repoRoot } from "../lib/repo-root";
import { dataFolder } from "./data-folder";
import { type Fireemu, startFireemu } from "./fireemu";
import {
  type FirstHistory,
  firstHistory,
  type HistoryOutcome,
  seedHistory,
} from "./history/seed-history";
import { startSchedules } from "./local-schedules";
import { type MailServer, startMailServer } from "./mail/mail-server";
import { seedIfEmpty } from "./seed";

/** Output that is not worth showing. Links of the identity provider are in the inbox. */
const NOISE =
  /^\s*$|^\s*auth: To .* follow this link|Callable request verification passed|^shutting down|^exported to|runner exited|\[functions:node\] stopped/;

const TMP_FOLDER = join(repoRoot, ".fireemu/tmp");

interface SeedOptions {
  /** Gives the Bobingen restaurant a history and a busy evening. */
  readonly withHistory: boolean;
}

interface StartOptions extends SeedOptions {
  /** Discards the data of earlier runs. */
  readonly fresh: boolean;
  /** Runs the scheduled functions at their cadence. */
  readonly withSchedules: boolean;
}

const OUTCOMES: Readonly<Record<HistoryOutcome, string | null>> = {
  made: "Bobingen has 60 days of orders and a busy evening.",
  continued: "Bobingen's history continues: what was open is finished, and a new evening begins.",
  fresh: null,
  foreign:
    'The data of earlier runs has orders without a history. "npm start -- --fresh" replaces it.',
};

async function seed(
  admin: BackendAdmin,
  { withHistory }: SeedOptions,
  prepared: FirstHistory | null = null,
): Promise<void> {
  await withProgress("Storing restaurants, menus and demo accounts", () => seedIfEmpty(admin));
  if (!withHistory) return;
  const outcome = await withProgress("Storing orders and reservations", () =>
    seedHistory(admin, Date.now(), prepared),
  );
  if (OUTCOMES[outcome]) console.log(OUTCOMES[outcome]);
}

/** Starts the seeded backend on the standard ports with the data of the last run. */
export async function startLocalBackend({
  fresh,
  withSchedules,
  ...options
}: StartOptions): Promise<Fireemu> {
  await withProgress("Building the Cloud Functions", buildFunctions);
  const folder = dataFolder();
  if (!folder)
    console.warn("No private folder for the data: it will be lost when the backend stops.");
  const hasData = !fresh && folder !== null && existsSync(folder);
  const [backend, prepared] = await withProgress("Starting the local backend", () =>
    Promise.all([
      startFireemu({
        config: "fireemu.json",
        withFunctions: true,
        randomPorts: false,
        tmpFolder: TMP_FOLDER,
        dataFolder: folder,
        hasData,
        onLine: (line) => NOISE.test(line) || console.log(`backend | ${line}`),
      }),
      // Made while the backend starts in its own process.
      options.withHistory && !hasData ? firstHistory(Date.now()) : null,
    ]),
  );
  const mail = await startMailServer(LOCAL_PORTS);
  let stopSchedules: (() => void) | null = null;
  async function stop(): Promise<void> {
    stopSchedules?.();
    await Promise.all([backend.stop(), mail.stop()]);
  }
  try {
    await seed(backendAdmin(backend.ports), options, prepared);
    if (withSchedules) {
      stopSchedules = startSchedules({
        port: backend.ports.auth,
        tmpFolder: TMP_FOLDER,
        onProblem: (line) => console.warn(`schedules | ${line}`),
      });
    }
    return { ...backend, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Seeds a running backend on the standard ports, such as the official Emulator Suite.
 * @returns the mail server that it lacked; null if one runs already
 * @throws CommandError if none responds
 */
export async function attachToBackend(options: SeedOptions): Promise<MailServer | null> {
  const admin = backendAdmin(LOCAL_PORTS);
  await assertBackendRuns();
  await seed(admin, options);
  // "npm run backend" has one already.
  const hasMail = await isPortTaken(LOCAL_PORTS.smtp);
  return hasMail ? null : startMailServer(LOCAL_PORTS);
}
