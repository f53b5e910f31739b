import type { Instant } from "../time/berlin-time";
import type { Availability } from "./availability.schema";
import { extraMinutesAt, ownDeliveryMinutesAt } from "./extra-minutes";
import type { AvailabilityPatch } from "./set-availability-request.schema";

type BusyFields = Pick<Availability, "extra_minutes" | "extra_until"> &
  Pick<Availability, "delivery_extra_minutes" | "delivery_extra_until">;

/** The extra minutes after a patch, without those that have ended. */
export function changeBusyMinutes(
  before: BusyFields,
  patch: AvailabilityPatch,
  now: Instant,
): BusyFields {
  // New extra minutes do not inherit the end of earlier ones.
  const extra_until =
    patch.extra_until === undefined && patch.extra_minutes === undefined
      ? before.extra_until
      : patch.extra_until;
  const { extra_minutes = before.extra_minutes } = patch;
  const minutes = extraMinutesAt({ extra_minutes, extra_until }, now);

  const delivery_extra_until =
    patch.delivery_extra_until === undefined && patch.delivery_extra_minutes === undefined
      ? before.delivery_extra_until
      : patch.delivery_extra_until;
  const { delivery_extra_minutes = before.delivery_extra_minutes } = patch;
  const delivery = ownDeliveryMinutesAt({ delivery_extra_minutes, delivery_extra_until }, now);
  return {
    extra_minutes: minutes,
    ...(minutes > 0 && extra_until ? { extra_until } : {}),
    ...(delivery === null ? {} : { delivery_extra_minutes: delivery }),
    ...(delivery !== null && delivery_extra_until ? { delivery_extra_until } : {}),
  };
}
