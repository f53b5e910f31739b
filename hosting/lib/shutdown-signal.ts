const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const PARENT_CHECK_MS = 500;

/** A killed npm forwards no signal, but its script gets another parent process. */
function whenOrphaned(onOrphaned: () => void): void {
  const startedByNpm = process.env.npm_lifecycle_event !== undefined;
  if (!startedByNpm) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onOrphaned();
  }, PARENT_CHECK_MS).unref();
}

/**
 * Resolves on the first SIGINT, SIGTERM or SIGHUP, or when npm has been killed. Later signals are
 * ignored: npm and the terminal both forward the same Ctrl-C, and it must not interrupt shutdown.
 */
export function shutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve());
    whenOrphaned(resolve);
  });
}
