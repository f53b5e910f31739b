import type { Availability } from "./availability.schema";
import type { PauseFields } from "./paused";

const NO_PAUSES = {
  paused_until: null,
  paused_unattended_at: null,
  delivery_paused_until: null,
  pickup_paused_until: null,
} satisfies PauseFields;

/** The same availability with orders not paused. */
export function withoutPauses(availability: Availability): Availability {
  return { ...availability, ...NO_PAUSES };
}
