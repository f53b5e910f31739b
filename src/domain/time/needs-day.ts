import { HOUR_MS, type Instant, toLocal } from "./berlin-time";

const NEAR_MS = 6 * HOUR_MS;

/**
 * Whether the time of an instant is shown with its day: if it is on another day than `from` and at
 * least six hours away. "00:30" is clear without a day at 23:50.
 */
export function needsDay(at: Instant, from: Instant): boolean {
  return Math.abs(at - from) >= NEAR_MS && toLocal(at).date !== toLocal(from).date;
}
