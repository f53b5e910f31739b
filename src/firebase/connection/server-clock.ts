import type { StopListening } from "./live";

/** Smaller offsets are measurement noise. */
const TOLERATED_MS = 2000;

/** The last offset measured before there was a follower. */
let pendingMs: number | null = null;
const followers = new Set<(offsetMs: number) => void>();

/**
 * Measures how far this device's clock is off. Call it right after a response has arrived.
 * @param readAt the server's time of the response, ISO 8601
 * @param sentAt this device's time of the request, milliseconds
 */
export function updateServerOffset(readAt: string, sentAt: number): void {
  const serverTime = Date.parse(readAt);
  if (Number.isNaN(serverTime)) return;
  const measuredMs = serverTime - Math.round((sentAt + Date.now()) / 2);
  const offsetMs = Math.abs(measuredMs) < TOLERATED_MS ? 0 : measuredMs;
  if (followers.size === 0) pendingMs = offsetMs;
  for (const follow of followers) follow(offsetMs);
}

/** Reports the milliseconds to add to this device's clock, and every later change. */
export function followServerClock(onOffset: (offsetMs: number) => void): StopListening {
  followers.add(onOffset);
  if (pendingMs !== null) onOffset(pendingMs);
  pendingMs = null;
  return () => followers.delete(onOffset);
}
