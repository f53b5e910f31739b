import { mkdtempSync, rmSync } from "node:fs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const paths = new Set<string>();

function remove(path: string): void {
  // A child process may still write into the folder, which makes a first attempt fail.
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  paths.delete(path);
}

function removeAll(): void {
  for (const path of paths) remove(path);
}

function onSignal(signal: NodeJS.Signals): void {
  removeAll();
  process.off(signal, onSignal);
  // Another listener ends the process when it has shut down.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function listenForTheEnd(): void {
  if (process.listeners("exit").includes(removeAll)) return;
  process.on("exit", removeAll);
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

/**
 * Deletes a file or folder when the process ends, also after Ctrl-C or SIGTERM. Call it before the
 * file is written, or a signal between the two leaves it.
 * @returns deletes it now
 */
export function deleteAtExit(path: string): () => void {
  listenForTheEnd();
  paths.add(path);
  return () => remove(path);
}

export interface TemporaryFolder {
  readonly path: string;
  /** Deletes the folder now. */
  readonly remove: () => void;
}

/**
 * Creates a folder that only its owner can access and that is deleted at exit, see `deleteAtExit`.
 * @param prefix path to which random characters are added
 */
export function temporaryFolder(prefix: string): TemporaryFolder {
  // Before the folder exists: until then a signal ends the process at once.
  listenForTheEnd();
  const path = mkdtempSync(prefix);
  return { path, remove: deleteAtExit(path) };
}
