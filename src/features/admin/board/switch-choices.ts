import { type Instant, MINUTE_MS } from "../../../domain/shared/berlin-time";

/** Lengths of a pause to choose from, minutes. */
export const PAUSES = [15, 30, 60, 120] as const;

/** Busy minutes to choose from; zero is a usual evening. */
export const BUSY = [0, 10, 20, 30, 45] as const;

/** When a pause that begins now ends: on a full minute, so that the clock shows its end exactly. */
export function pauseEnd(now: Instant, minutes: number): Instant {
  return Math.ceil(now / MINUTE_MS + minutes) * MINUTE_MS;
}

/** The end of a pause that still lasts, or null. */
export function runningPause(pausedUntil: Instant | null, now: Instant): Instant | null {
  return pausedUntil !== null && pausedUntil > now ? pausedUntil : null;
}
