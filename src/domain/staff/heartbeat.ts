import { type Instant, MINUTE_MS } from "../shared/berlin-time";

/** How often an open board tells that it is there. */
export const HEARTBEAT_INTERVAL_MS = 5 * MINUTE_MS;

/** Two missed signs and some delay on the way. */
const SILENT_AFTER_MS = 12 * MINUTE_MS;

/** Whether another sign would tell nothing new, so that several boards cost no more than one. */
export function isRecentHeartbeat(seenAt: Instant | null, now: Instant): boolean {
  return seenAt !== null && Math.abs(now - seenAt) < MINUTE_MS;
}

/** Whether nobody seems to look at a restaurant's orders. */
export function isBoardSilent(seenAt: Instant | null, now: Instant): boolean {
  return seenAt === null || now - seenAt > SILENT_AFTER_MS;
}
