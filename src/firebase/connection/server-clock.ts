import type { StopListening } from "./live";

/** Smaller offsets are measurement noise. */
const TOLERATED_MS = 2000;

/** Measured before the first listener. */
let missedMs: number | null = null;
const followers = new Set<(offsetMs: number) => void>();

/**
 * Measures from one response how far this device's clock is off; call it when it has just arrived.
 * @param readAt the server's time of the response, ISO 8601
 * @param sentAt this device's time of the request, milliseconds
 */
export function updateServerOffset(readAt: string, sentAt: number): void {
  const serverTime = Date.parse(readAt);
  if (Number.isNaN(serverTime)) return;
  const found = serverTime - Math.round((sentAt + Date.now()) / 2);
  const offsetMs = Math.abs(found) < TOLERATED_MS ? 0 : found;
  if (followers.size === 0) missedMs = offsetMs;
  for (const follow of followers) follow(offsetMs);
}

/** Reports the milliseconds to add to this device's clock, and every later change. */
export function followServerClock(onOffset: (offsetMs: number) => void): StopListening {
  followers.add(onOffset);
  if (missedMs !== null) onOffset(missedMs);
  missedMs = null;
  return () => followers.delete(onOffset);
}
