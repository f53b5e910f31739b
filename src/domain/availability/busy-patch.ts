import type { Fulfilment } from "../delivery/fulfilment.schema";
import type { Instant } from "../time/berlin-time";
import { type BusyFields, extraMinutesOf, ownDeliveryMinutesAt } from "./extra-minutes";
import type { AvailabilityPatch } from "./set-availability-request.schema";

/** Extra minutes of one fulfilment and their end. */
interface BusyMinutes {
  readonly minutes: number;
  readonly until: Instant;
}

/**
 * Sets the extra minutes of one fulfilment and keeps those of the other: `extra_minutes` applies to
 * both as long as delivery has none of its own.
 */
export function busyPatch(
  type: Fulfilment,
  { minutes, until }: BusyMinutes,
  availability: BusyFields,
  now: Instant,
): AvailabilityPatch {
  const end = minutes > 0 ? until : null;
  if (type === "delivery") return { delivery_extra_minutes: minutes, delivery_extra_until: end };
  const isOwn = ownDeliveryMinutesAt(availability, now) !== null;
  const { extra_until = null, delivery_extra_until = null } = availability;
  return {
    extra_minutes: minutes,
    extra_until: end,
    delivery_extra_minutes: extraMinutesOf("delivery", availability, now),
    delivery_extra_until: isOwn ? delivery_extra_until : extra_until,
  };
}
