import type { StopListening } from "./live";

/** A device's clock that is off by less is as good as the answer that tells so. */
const TOLERATED_MS = 2000;

/** Learnt before anybody asked. */
let missedMs: number | null = null;
const followers = new Set<(offsetMs: number) => void>();

/**
 * Learns from one answer how far this device's clock is off.
 * @param readAt the server's time of the answer, ISO 8601
 * @param sentAt this device's time of the question, milliseconds; that of the answer is now
 */
export function updateServerOffset(readAt: string, sentAt: number): void {
  const serverTime = Date.parse(readAt);
  if (Number.isNaN(serverTime)) return;
  const found = serverTime - Math.round((sentAt + Date.now()) / 2);
  const offsetMs = Math.abs(found) < TOLERATED_MS ? 0 : found;
  if (followers.size === 0) missedMs = offsetMs;
  for (const follow of followers) follow(offsetMs);
}

/** Reports what has to be added to this device's clock, whenever it is learnt anew. */
export function followServerClock(onOffset: (offsetMs: number) => void): StopListening {
  followers.add(onOffset);
  if (missedMs !== null) onOffset(missedMs);
  missedMs = null;
  return () => followers.delete(onOffset);
}
