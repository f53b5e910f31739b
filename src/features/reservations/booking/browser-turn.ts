/** Tabs of one browser share the right to send: one at a time. */
const LOCK_NAME = "resto.reserve-table";

/**
 * Runs `send` unless another tab is sending right now. Where the browser knows no locks, this
 * tab relies on the stored reservation alone.
 * @returns null when another tab holds the lock
 */
export async function inBrowserTurn<T>(send: () => Promise<T>): Promise<T | null> {
  if (!("locks" in navigator)) return send();
  return navigator.locks.request(LOCK_NAME, { ifAvailable: true }, (lock) =>
    lock ? send() : null,
  );
}

/** Resolves after a pause. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A pause that lasts while the page is hidden. */
export async function pauseWhileHidden(ms: number): Promise<void> {
  await pause(ms);
  if (!document.hidden) return;
  await new Promise<void>((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}
