import { type Instant, MINUTE_MS } from "../time/berlin-time";

/** Idle times that a shared device can choose. */
export const IDLE_MINUTES = [5, 15, 30, 60] as const;

/** How long the warning is shown before a session ends. */
export const IDLE_WARNING_MS = MINUTE_MS;

/** Milliseconds until an idle session ends; 0 or less if it has ended. */
export function idleTimeLeft(minutes: number, lastInputAt: Instant, now: Instant): number {
  return lastInputAt + minutes * MINUTE_MS - now;
}
