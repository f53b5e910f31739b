import type { Availability } from "../availability/availability.schema";
import {
  earliestReadyAt,
  leadTimeMs,
  type OrderingRestaurant,
  orderHorizon,
  orderSlots,
  SLOT_MS,
} from "../hours/order-slots";
import type { Instant } from "../shared/berlin-time";
import { type Refusal, refusal } from "../shared/refusal";
import type { Fulfilment } from "./fulfilment.schema";

/** When one kind of order can be served, seen from one moment. */
export interface OrderTimes {
  /** Without a wanted time; null while such orders are not taken. */
  readonly earliest_at: Instant | null;
  /** Bookable wanted times, soonest first. */
  readonly slots: readonly Instant[];
  /** Nothing can be ready before, open or not. */
  readonly not_before: Instant;
  /** First instant too far ahead to order for. */
  readonly horizon: Instant;
}

/** Everything bookable now. */
export function orderTimes(
  venue: OrderingRestaurant,
  availability: Availability,
  type: Fulfilment,
  now: Instant,
): OrderTimes {
  return {
    earliest_at: earliestReadyAt(venue, availability, type, now),
    slots: orderSlots(venue, availability, type, now),
    not_before: now + leadTimeMs(venue, availability, type, now),
    horizon: orderHorizon(venue, now),
  };
}

/**
 * Why an order cannot be served when the guest wants it, or null. As soon as possible needs an
 * open restaurant (CLOSED); a wanted time must be one of the slots: too soon is SLOT_PAST, beyond
 * the policy's days TOO_FAR_AHEAD, between two bookable quarters INVALID, all else CLOSED.
 * `next_at` is the first slot there is.
 */
export function wantedTimeRefusal(wantedAt: Instant | null, times: OrderTimes): Refusal | null {
  const [first] = times.slots;
  const next = first === undefined ? {} : { next_at: first };
  if (wantedAt === null) return times.earliest_at === null ? refusal("CLOSED", next) : null;
  if (times.slots.includes(wantedAt)) return null;
  if (wantedAt < times.not_before) return refusal("SLOT_PAST", next);
  if (wantedAt >= times.horizon) return refusal("TOO_FAR_AHEAD");
  return times.slots.includes(Math.floor(wantedAt / SLOT_MS) * SLOT_MS)
    ? refusal("INVALID", { field: "wanted_at" })
    : refusal("CLOSED", next);
}
