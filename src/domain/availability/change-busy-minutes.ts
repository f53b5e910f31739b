import type { Instant } from "../time/berlin-time";
import { type BusyFields, extraMinutesAt, ownDeliveryMinutesAt } from "./extra-minutes";
import type { AvailabilityPatch } from "./set-availability-request.schema";

/** The extra minutes after a patch, without those that have ended. */
export function changeBusyMinutes(
  stored: BusyFields,
  patch: AvailabilityPatch,
  now: Instant,
): BusyFields {
  const before = withoutEnded(stored, now);
  // New extra minutes do not inherit the end of earlier ones.
  const keepsEnd = patch.extra_until === undefined && patch.extra_minutes === undefined;
  const keepsDeliveryEnd =
    patch.delivery_extra_until === undefined && patch.delivery_extra_minutes === undefined;
  const changed = {
    extra_minutes: patch.extra_minutes ?? before.extra_minutes,
    extra_until: keepsEnd ? before.extra_until : patch.extra_until,
    delivery_extra_minutes:
      patch.delivery_extra_minutes === undefined
        ? before.delivery_extra_minutes
        : patch.delivery_extra_minutes,
    delivery_extra_until: keepsDeliveryEnd
      ? before.delivery_extra_until
      : patch.delivery_extra_until,
  };
  return withoutEnded(changed, now);
}

/** Delivery keeps 0 as its own only while the general minutes would apply to it. */
function withoutEnded(busy: BusyFields, now: Instant): BusyFields {
  const { extra_until, delivery_extra_until } = busy;
  const extra_minutes = extraMinutesAt(busy, now);
  const delivery = ownDeliveryMinutesAt(busy, now) ?? 0;
  const isOwn = typeof busy.delivery_extra_minutes === "number";
  return {
    extra_minutes,
    ...(extra_minutes > 0 && extra_until ? { extra_until } : {}),
    ...(isOwn && (delivery > 0 || extra_minutes > 0) ? { delivery_extra_minutes: delivery } : {}),
    ...(delivery > 0 && delivery_extra_until ? { delivery_extra_until } : {}),
  };
}
