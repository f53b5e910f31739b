import type { Instant } from "../time/berlin-time";
import type { Availability } from "./availability.schema";
import { isUnattended } from "./is-unattended";

/**
 * The fields that a sign of staff changes: it ends a pause that began because nobody answered.
 * Orders that expired before it no longer count. A touch or an answer is such a sign, an open page
 * is not.
 * @returns null if there is no such pause
 */
export function attend(
  availability: Pick<Availability, "paused_unattended_at">,
  now: Instant,
): { paused_unattended_at: null; attended_at: Instant } | null {
  return isUnattended(availability) ? { paused_unattended_at: null, attended_at: now } : null;
}
