import { type Instant, MINUTE_MS } from "../time/berlin-time";

/** Interval of the heartbeats of an open order board. */
export const HEARTBEAT_INTERVAL_MS = 5 * MINUTE_MS;

/** Two missed heartbeats and some delay. */
const SILENT_AFTER_MS = 12 * MINUTE_MS;

/** Whether a heartbeat can be skipped, so that several boards write no more often than one. */
export function isRecentHeartbeat(seenAt: Instant | null, now: Instant): boolean {
  return seenAt !== null && Math.abs(now - seenAt) < MINUTE_MS;
}

/** Whether a restaurant seems to have no open order board. */
export function isBoardSilent(seenAt: Instant | null, now: Instant): boolean {
  return seenAt === null || now - seenAt > SILENT_AFTER_MS;
}
