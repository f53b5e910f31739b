import { type Instant, MINUTE_MS } from "../time/berlin-time";

/** When an order board was last open, and last open with its alarm on. */
export interface Heartbeat {
  readonly seen_at: Instant | null;
  readonly armed_at: Instant | null;
}

/** Interval of the heartbeats of an open order board. */
export const HEARTBEAT_INTERVAL_MS = MINUTE_MS / 2;

/** A board with a heartbeat this recent may still be open: one interval and some delay. */
const OPEN_MS = MINUTE_MS;

/** Heartbeats closer together are not written. */
const SAME_HEARTBEAT_MS = 15_000;

/** A board without a heartbeat for so long is missed. */
const SILENT_AFTER_MS = 12 * MINUTE_MS;

/** Whether a heartbeat can be skipped, so that several boards write hardly more often than one. */
export function isRecentHeartbeat(seenAt: Instant | null, now: Instant): boolean {
  return seenAt !== null && Math.abs(now - seenAt) < SAME_HEARTBEAT_MS;
}

/** Whether a board may be open. */
export function isBoardOpen(seenAt: Instant | null, now: Instant): boolean {
  return seenAt !== null && now - seenAt < OPEN_MS;
}

/** Whether a board may be open, but none whose alarm is on. */
export function isAlarmOff({ seen_at, armed_at }: Heartbeat, now: Instant): boolean {
  return isBoardOpen(seen_at, now) && !isBoardOpen(armed_at, now);
}

/**
 * Whether a restaurant's order board was open and seems to be no longer. A board that was never open
 * is not missed: it may not be in use yet, and orders without an answer raise their own alarm.
 */
export function isBoardSilent(seenAt: Instant | null, now: Instant): boolean {
  return seenAt !== null && now - seenAt > SILENT_AFTER_MS;
}
