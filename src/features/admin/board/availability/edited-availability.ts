import type { AvailabilitySender } from "@/data/staff/use-set-availability";
import type { Availability } from "@/domain/availability/availability.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";

/** The availability that the panel shows and changes. */
export interface EditedAvailability {
  readonly restaurant: Restaurant;
  readonly availability: Availability;
  readonly now: Instant;
  readonly change: AvailabilitySender["change"];
}
