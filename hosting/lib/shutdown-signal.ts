const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const PARENT_CHECK_MS = 500;

/** A killed npm can pass nothing on; its script then has a new parent. */
function whenOrphaned(onOrphaned: () => void): void {
  const startedByNpm = process.env.npm_lifecycle_event !== undefined;
  if (!startedByNpm) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onOrphaned();
  }, PARENT_CHECK_MS).unref();
}

/**
 * Resolves at the first Ctrl-C, request to end, or death of npm. Further signals are ignored:
 * npm and the terminal both pass on the same Ctrl-C, and ending must not be interrupted.
 */
export function shutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve());
    whenOrphaned(resolve);
  });
}
