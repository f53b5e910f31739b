/** Tabs of one browser share the right to send: one at a time. */
const LOCK_NAME = "resto.place-order";

/**
 * Runs `send` unless another tab is sending right now. Where the browser knows no locks, this
 * tab relies on the stored order alone.
 * @returns null when another tab holds the lock
 */
export async function withOrderLock<T>(send: () => Promise<T>): Promise<T | null> {
  if (!("locks" in navigator)) return send();
  return navigator.locks.request(LOCK_NAME, { ifAvailable: true }, (lock) =>
    lock ? send() : null,
  );
}

/** Resolves once no tab is sending any more. */
export async function otherTabDone(): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(LOCK_NAME, () => {});
}

/** Gives other tabs' changes of the storage time to arrive here. */
export function storageSettled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
}

/** Pause between two tries; it lasts while the page is hidden. */
export function waitWhileVisible(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (!document.hidden) return resolve();
      document.addEventListener("visibilitychange", () => resolve(), { once: true });
    }, ms);
  });
}
