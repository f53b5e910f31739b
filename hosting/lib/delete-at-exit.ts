import { rmSync } from "node:fs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const paths = new Set<string>();

function remove(path: string): void {
  paths.delete(path);
  rmSync(path, { recursive: true, force: true });
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

/**
 * Deletes a file or folder when the process ends, also after Ctrl-C or SIGTERM.
 * @returns deletes it now
 */
export function deleteAtExit(path: string): () => void {
  if (paths.size === 0) {
    process.off("exit", removeAll).on("exit", removeAll);
    for (const signal of SIGNALS) process.off(signal, onSignal).on(signal, onSignal);
  }
  paths.add(path);
  return () => remove(path);
}
