import { existsSync } from "node:fs";
import { join } from "node:path";
import { bundleFunctions } from "../build/bundle-functions";
import { type BackendAdmin, backendAdmin } from "../firebase/backend-admin";
import { assertBackendRuns } from "../lib/assert-backend-runs";
import { isPortTaken, LOCAL_PORTS } from "../lib/ports";
import { withProgress } from "../lib/progress";
import { repoRoot } from "../lib/repo-root";
import { connectDemoPayments } from "./connect-demo-payments";
import { dataFolder } from "./data-folder";
import { type Fireemu, startFireemu } from "./fireemu";
import {
  type FirstHistory,
  firstHistory,
  type HistoryOutcome,
  seedHistory,
} from "./history/seed-history";
import { startSchedules } from "./local-schedules";
import { startMailServer } from "./mail/mail-server";
import { startPaymentServer } from "./payment/payment-server";
import { startPushServer } from "./push/push-server";
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
  await withProgress("Building the Cloud Functions", bundleFunctions);
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
  const stopHelpers = await startHelpers();
  let stopSchedules: (() => void) | null = null;
  async function stop(): Promise<void> {
    stopSchedules?.();
    await Promise.all([backend.stop(), stopHelpers()]);
  }
  try {
    await seed(backendAdmin(backend.ports), options, prepared);
    await connectDemoPayments(backendAdmin(backend.ports), backend.ports);
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
 * Seeds a running backend on the standard ports, such as the official Emulator Suite, and starts the
 * servers that it lacks.
 * @returns stops them
 * @throws CommandError if none responds
 */
export async function attachToBackend(options: SeedOptions): Promise<() => Promise<void>> {
  const admin = backendAdmin(LOCAL_PORTS);
  await assertBackendRuns();
  await seed(admin, options);
  const stopHelpers = await startHelpers();
  await connectDemoPayments(admin, LOCAL_PORTS);
  return stopHelpers;
}

/**
 * Starts mail server, payment provider and push service, unless "npm run backend" runs them already.
 * @returns stops them
 */
async function startHelpers(): Promise<() => Promise<void>> {
  const { smtp, payment, push } = LOCAL_PORTS;
  const servers = await Promise.all([
    isPortTaken(smtp).then((isTaken) => (isTaken ? null : startMailServer(LOCAL_PORTS))),
    isPortTaken(payment).then((isTaken) => (isTaken ? null : startPaymentServer(payment))),
    isPortTaken(push).then((isTaken) => (isTaken ? null : startPushServer(push))),
  ]);
  return async () => {
    await Promise.all(servers.map((server) => server?.stop()));
  };
}
