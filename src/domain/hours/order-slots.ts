import type { Availability } from "../availability/availability.schema";
import { type BusyFields, extraMinutesOf } from "../availability/extra-minutes";
import { isUnattended } from "../availability/is-unattended";
import { isPaused, type PauseFields, pausedUntil } from "../availability/paused";
import type { Fulfilment } from "../delivery/fulfilment.schema";
import { orderPolicyOf } from "../tenant/order-policy";
import type { Restaurant } from "../tenant/restaurant.schema";
import { addDays, type Instant, MINUTE_MS, toInstant, toLocal } from "../time/berlin-time";
import type { OpeningRestaurant } from "./day-hours";
import { type Interval, openingIntervals } from "./opening-intervals";

/** Distance between two slots. Quarters of an hour in Berlin are quarters of an hour in UTC. */
export const SLOT_MS = 15 * MINUTE_MS;

export type OrderingRestaurant = OpeningRestaurant &
  Pick<Restaurant, "delivary_end_min" | "order_policy">;

type LeadFields = BusyFields & Pick<Availability, "kitchen_minutes">;
type OrderAvailability = Pick<Availability, "exceptions"> & LeadFields & PauseFields;

/**
 * Time slots that can be ordered for, soonest first, up to the policy's last day. Slots are full
 * quarters of an hour. The first one is at least the lead time after opening, now, and the end of a
 * pause. The last one is closing time for pickup, and `delivary_end_min` before it for delivery. A
 * pause without an end leaves none.
 */
export function orderSlots(
  restaurant: OrderingRestaurant,
  availability: OrderAvailability,
  type: Fulfilment,
  now: Instant,
): Instant[] {
  if (isUnattended(availability)) return [];
  const from = pausedUntil(type, availability, now) ?? now;
  const today = toLocal(now).date;
  const horizon = orderHorizon(restaurant, now);
  // One day more, because intervals that touch at midnight are merged.
  const days = orderPolicyOf(restaurant).days_ahead + 2;
  return openingIntervals(restaurant, availability.exceptions, today, days)
    .flatMap((interval) => {
      const begin = Math.max(interval.start, from);
      const ready = begin + leadTimeMs(restaurant, availability, type, begin);
      const first = Math.ceil(ready / SLOT_MS) * SLOT_MS;
      return quarterHours(first, lastOrderAt(restaurant, type, interval));
    })
    .filter((slot) => slot < horizon);
}

/**
 * When an order without a wanted time is ready or delivered: now plus lead time, rounded up to a
 * minute. Such orders are accepted while open, for delivery until `delivary_end_min` before closing.
 * @returns null while such orders are not accepted, also during a pause
 */
export function earliestReadyAt(
  restaurant: OrderingRestaurant,
  availability: OrderAvailability,
  type: Fulfilment,
  now: Instant,
): Instant | null {
  if (isPaused(type, availability, now)) return null;
  // Includes the next day, because intervals that touch at midnight are merged.
  const open = openingIntervals(restaurant, availability.exceptions, toLocal(now).date, 2).some(
    (interval) => interval.start <= now && now < lastOrderAt(restaurant, type, interval),
  );
  if (!open) return null;
  const readyAt = now + leadTimeMs(restaurant, availability, type, now);
  return Math.ceil(readyAt / MINUTE_MS) * MINUTE_MS;
}

/** Orders must be wanted before this instant: midnight after the policy's last day. */
export function orderHorizon(restaurant: Pick<Restaurant, "order_policy">, now: Instant): Instant {
  return toInstant(addDays(toLocal(now).date, orderPolicyOf(restaurant).days_ahead + 1), 0);
}

/**
 * Milliseconds from order to hand-over: the policy's lead time plus the extra minutes at `at`. While the
 * kitchen clock is on and known, its minutes, but with extra minutes never less than those.
 */
export function leadTimeMs(
  restaurant: Pick<Restaurant, "order_policy">,
  availability: LeadFields,
  type: Fulfilment,
  at: Instant,
): number {
  const policy = orderPolicyOf(restaurant);
  const lead = type === "delivery" ? policy.delivery_lead_minutes : policy.pickup_lead_minutes;
  const extra = extraMinutesOf(type, availability, at);
  const clock = policy.kitchen_clock && availability.kitchen_minutes;
  const minutes =
    clock && at < clock.until ? Math.max(clock[type], extra && lead + extra) : lead + extra;
  return minutes * MINUTE_MS;
}

/**
 * When orders of this type end in the opening interval that contains an instant: closing time for
 * pickup, `delivary_end_min` before it for delivery.
 * @returns null if the instant is not in an interval
 */
export function ordersEndAt(
  restaurant: OrderingRestaurant,
  { exceptions }: Pick<Availability, "exceptions">,
  type: Fulfilment,
  at: Instant,
): Instant | null {
  const interval = openingIntervals(restaurant, exceptions, toLocal(at).date, 2).find(
    ({ start, end }) => start <= at && at <= end,
  );
  return interval ? lastOrderAt(restaurant, type, interval) : null;
}

function lastOrderAt(restaurant: OrderingRestaurant, type: Fulfilment, { end }: Interval): Instant {
  return type === "delivery" ? end - (restaurant.delivary_end_min ?? 0) * MINUTE_MS : end;
}

function quarterHours(first: Instant, last: Instant): Instant[] {
  const count = Math.max(0, Math.floor((last - first) / SLOT_MS) + 1);
  return Array.from({ length: count }, (_, index) => first + index * SLOT_MS);
}
