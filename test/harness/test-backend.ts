import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildFunctions } from "@/hosting/lib/build-functions";
import { repoRoot } from "@/hosting/lib/repo-root";
import { backendAdmin } from "@/hosting/local/backend-admin";
import { startFireemu } from "@/hosting/local/fireemu";
import type { BackendPorts } from "@/hosting/local/ports";
import { seedIfEmpty } from "@/hosting/local/seed";

const RUNS = join(repoRoot, ".fireemu/runs");

export interface TestBackendOptions {
  /** For rules tests: no functions, no seed, and the profile `@firebase/rules-unit-testing` needs. */
  readonly rulesProfile?: boolean;
}

/** A backend of its own for a test run, on free ports, beside any that is already running. */
export interface TestBackend {
  readonly ports: BackendPorts;
  /** For files of the run; gone when it ends. */
  readonly folder: string;
  /** Ends it and leaves nothing behind. */
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

/** Makes a folder named after this process, and clears those of processes that were killed. */
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

/** Starts a fresh backend, seeded unless it is for the rules. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const withFunctions = !options.rulesProfile;
  if (withFunctions) await buildFunctions();
  const folder = makeRunFolder();
  const backend = await startFireemu({
    config: options.rulesProfile ? "fireemu.rules.json" : "fireemu.json",
    withFunctions,
    randomPorts: true,
    tmpFolder: folder,
    dataFolder: null,
    hasData: false,
  });
  async function stop(): Promise<void> {
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    if (withFunctions) await seedIfEmpty(backendAdmin(backend.ports));
    return { ports: backend.ports, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
