import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { backendAdmin } from "../firebase/backend-admin";
import { localProject } from "../firebase/project";
import { CommandError } from "../lib/command-error";
import { type TemporaryFolder, temporaryFolder } from "../lib/delete-at-exit";
import type { BackendPorts } from "../lib/ports";
import { dataFolder } from "../local/data-folder";
import { startFireemu } from "../local/fireemu";
import { seedHistory } from "../local/history/seed-history";
import { seedIfEmpty } from "../local/seed";
import { type BackendContents, readContents } from "./backend-contents";
import { contentDifferences } from "./content-differences";
import { storeSamplePhotograph } from "./sample-photograph";
import { readObjects } from "./stored-objects";

export interface RestoreOptions {
  /** Saved data of a local backend; without orders in it, a shop with 60 days of them is made. */
  readonly source: string | null;
  /** Called with the seeded backend before it is exported. */
  readonly onStarted?: (ports: BackendPorts) => Promise<void>;
  /** Called with the restored backend before the comparison. */
  readonly onRestored?: (ports: BackendPorts) => Promise<void>;
}

export interface RestoreReport {
  readonly before: BackendContents;
  /** See `contentDifferences`; empty if everything came back. */
  readonly differences: readonly string[];
  /** From the start of the empty backend until the restored one answers. */
  readonly restoreSeconds: number;
}

/**
 * Exports a local backend, shows that a new one is empty, restores the export and compares documents,
 * accounts, photographs and sign-ins. A backend without photographs gets one. Works on copies: neither
 * a running backend nor its saved data is touched.
 * @throws CommandError if there is no private folder, or the new backend is not empty
 */
export async function restoreAndCompare(options: RestoreOptions): Promise<RestoreReport> {
  const { path: folder, remove } = rehearsalFolder();
  const backup = join(folder, "backup");
  try {
    if (options.source) cpSync(options.source, backup, { recursive: true });
    const before = await withBackend(folder, backup, async (ports) => {
      const admin = backendAdmin(ports);
      await seedIfEmpty(admin);
      await options.onStarted?.(ports);
      if ((await admin.list("orders")).length === 0) await seedHistory(admin, Date.now());
      const project = localProject(ports);
      if ((await readObjects(project, ports)).size === 0) {
        await storeSamplePhotograph(project, ports);
      }
      return readContents(ports);
    });
    const startedAt = performance.now();
    const empty = await withBackend(folder, null, readContents);
    if (empty.documents.size + empty.accounts.size + empty.objects.size > 0) {
      throw new CommandError("The new backend is not empty: the comparison would prove nothing.");
    }
    return await withBackend(folder, backup, async (ports) => {
      const restoreSeconds = (performance.now() - startedAt) / 1000;
      await options.onRestored?.(ports);
      const differences = contentDifferences(before, await readContents(ports));
      return { before, differences, restoreSeconds };
    });
  } finally {
    remove();
  }
}

/** A new folder that only its owner can access: the backend refuses to export anywhere else. */
function rehearsalFolder(): TemporaryFolder {
  const saved = dataFolder();
  if (!saved) {
    throw new CommandError(
      "No private folder for the export: others can write to the folders above this checkout.",
    );
  }
  const folder = temporaryFolder(join(dirname(saved), "restore-"));
  mkdirSync(join(folder.path, "tmp"), { mode: 0o700 });
  return folder;
}

/** Runs a backend without functions, with the data of a folder, and saves there at the end. */
async function withBackend<T>(
  folder: string,
  data: string | null,
  work: (ports: BackendPorts) => Promise<T>,
): Promise<T> {
  const backend = await startFireemu({
    config: "fireemu.json",
    withFunctions: false,
    randomPorts: true,
    tmpFolder: join(folder, "tmp"),
    dataFolder: data,
    hasData: data !== null && existsSync(data),
  });
  try {
    return await work(backend.ports);
  } finally {
    await backend.stop();
  }
}
