/** The right to send, shared by all tabs of this browser: one tab at a time. */
export interface TabLock {
  /** Runs the task unless another tab holds the lock. @returns null when another tab holds it */
  readonly run: <T>(task: () => Promise<T>) => Promise<T | null>;
  /** Resolves once no tab holds the lock. */
  readonly released: () => Promise<void>;
}

/**
 * A lock of the Web Locks API. If the browser lacks or refuses it, the task runs without one: the
 * request stored before the call still keeps the other tabs from sending.
 */
export function createTabLock(name: string): TabLock {
  return {
    async run(task) {
      if (!("locks" in navigator)) return task();
      let hasStarted = false;
      try {
        return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
          hasStarted = true;
          return lock ? task() : null;
        });
      } catch (fault) {
        if (hasStarted) throw fault;
        return task();
      }
    },
    async released() {
      if ("locks" in navigator) await navigator.locks.request(name, () => {});
    },
  };
}
