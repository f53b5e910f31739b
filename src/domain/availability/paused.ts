import type { Fulfilment } from "../delivery/fulfilment.schema";
import type { Instant } from "../time/berlin-time";
import type { Availability } from "./availability.schema";
import { isUnattended } from "./is-unattended";

/** The fields that pause orders. */
export type PauseFields = Pick<
  Availability,
  "paused_until" | "paused_unattended_at" | "delivery_paused_until" | "pickup_paused_until"
>;

/** End of the pause of a fulfilment, its own or the general one; null while it is not paused. */
export function pausedUntil(
  type: Fulfilment,
  availability: Omit<PauseFields, "paused_unattended_at">,
  now: Instant,
): Instant | null {
  const until = Math.max(
    availability.paused_until ?? 0,
    (type === "delivery" ? availability.delivery_paused_until : availability.pickup_paused_until) ??
      0,
  );
  return until > now ? until : null;
}

/** Whether orders of a fulfilment are paused, with or without an end. */
export function isPaused(type: Fulfilment, availability: PauseFields, now: Instant): boolean {
  return isUnattended(availability) || pausedUntil(type, availability, now) !== null;
}
