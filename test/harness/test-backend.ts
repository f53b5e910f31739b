import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { bundleFunctions } from "@/hosting/build/bundle-functions";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import type { BackendPorts } from "@/hosting/lib/ports";
import { repoRoot } from "@/hosting/lib/repo-root";
import { startFireemu } from "@/hosting/local/fireemu";
import { type MailServer, startMailServer } from "@/hosting/local/mail/mail-server";
import { type PaymentServer, startPaymentServer } from "@/hosting/local/payment/payment-server";
import { type PushServer, startPushServer } from "@/hosting/local/push/push-server";
import { seedIfEmpty } from "@/hosting/local/seed";
import { announceMailServer } from "./announce-mail-server";
import { announcePaymentServer } from "./announce-payment-server";

const RUNS = join(repoRoot, ".fireemu/runs");

export interface TestBackendOptions {
  /** Without functions and seed, in the profile that `@firebase/rules-unit-testing` needs. */
  readonly rulesProfile?: boolean;
  /** Runs a copy of the functions, which a test may stop and start again (`restart-functions.ts`). */
  readonly ownFunctions?: boolean;
  /** Changes the copy before it runs. Gets its bundle. */
  readonly changeFunctions?: (bundle: string) => void;
}

/** A backend of one test run, on free ports. */
export interface TestBackend {
  readonly ports: BackendPorts;
  /** Receives the mails of the functions; null in the rules profile. */
  readonly mail: MailServer | null;
  /** Takes the payments of the functions; null in the rules profile. */
  readonly payments: PaymentServer | null;
  /** Takes the messages for devices; null in the rules profile. */
  readonly push: PushServer | null;
  /** Folder for files of the run; deleted by `stop`. */
  readonly folder: string;
  /** Folder of the running functions, from the repository's root. */
  readonly functionsFolder: string;
  /** Stops the backend and deletes its files. */
  stop(): Promise<void>;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Creates a folder named after this process and deletes those of killed processes. */
function makeRunFolder(): string {
  mkdirSync(RUNS, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(RUNS)) {
    if (!isAlive(Number.parseInt(name, 10))) {
      rmSync(join(RUNS, name), { recursive: true, force: true });
    }
  }
  const folder = join(RUNS, `${process.pid}-${performance.now().toFixed(0)}`);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** Copies the bundled functions. @returns the folder of the copy, from the repository's root */
function copyFunctions(folder: string): string {
  const copy = join(folder, "functions");
  for (const name of ["package.json", "dist"]) {
    cpSync(join(repoRoot, "functions", name), join(copy, name), { recursive: true });
  }
  return relative(repoRoot, copy);
}

/** Starts a backend, seeded except in the rules profile. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const withFunctions = !options.rulesProfile;
  if (withFunctions) await bundleFunctions();
  const folder = makeRunFolder();
  const functionsFolder = options.ownFunctions ? copyFunctions(folder) : "functions";
  options.changeFunctions?.(join(repoRoot, functionsFolder, "dist/index.cjs"));
  const backend = await startFireemu({
    config: options.rulesProfile ? "fireemu.rules.json" : "fireemu.json",
    withFunctions,
    functionsFolder,
    randomPorts: true,
    tmpFolder: folder,
    dataFolder: null,
    hasData: false,
  });
  const { auth } = backend.ports;
  const mail = withFunctions ? await startMailServer({ smtp: 0, inbox: 0, auth }) : null;
  if (mail) announceMailServer(folder, mail.smtpPort);
  const payments = withFunctions ? await startPaymentServer(0) : null;
  if (payments) announcePaymentServer(folder, payments.url);
  const push = withFunctions ? await startPushServer(0) : null;
  async function stop(): Promise<void> {
    await Promise.all([backend.stop(), mail?.stop(), payments?.stop(), push?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    if (withFunctions) await seedIfEmpty(backendAdmin(backend.ports));
    return { ports: backend.ports, mail, payments, push, folder, functionsFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
