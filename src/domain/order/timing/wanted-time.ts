import type { Availability } from "../../availability/availability.schema";
import type { Fulfilment } from "../../delivery/fulfilment.schema";
import {
  earliestReadyAt,
  leadTimeMs,
  type OrderingRestaurant,
  orderHorizon,
  orderSlots,
  SLOT_MS,
} from "../../hours/order-slots";
import { type Refusal, refusal } from "../../result/refusal";
import type { Instant } from "../../time/berlin-time";

/** When orders of one fulfilment are possible, at one moment. */
export interface OrderTimes {
  /** For an order without a wanted time; null while such orders are not accepted. */
  readonly earliest_at: Instant | null;
  /** Possible wanted times, soonest first. */
  readonly slots: readonly Instant[];
  /** Now plus lead time, whether open or not. */
  readonly not_before: Instant;
  /** Wanted times must be before this instant. */
  readonly horizon: Instant;
}

export function orderTimes(
  restaurant: OrderingRestaurant,
  availability: Availability,
  type: Fulfilment,
  now: Instant,
): OrderTimes {
  return {
    earliest_at: earliestReadyAt(restaurant, availability, type, now),
    slots: orderSlots(restaurant, availability, type, now),
    not_before: now + leadTimeMs(restaurant, availability, type, now),
    horizon: orderHorizon(restaurant, now),
  };
}

/**
 * Reason to refuse the wanted time, or null. "As soon as possible" needs an open restaurant (CLOSED).
 * A wanted time must be a slot: SLOT_PAST if too soon, TOO_FAR_AHEAD beyond the last day, INVALID
 * between two slots, else CLOSED.
 * @param first slot for `next_at`, if there is one
 */
export function wantedTimeRefusal(
  wantedAt: Instant | null,
  times: OrderTimes,
  first: Instant | undefined = times.slots[0],
): Refusal | null {
  const next = first === undefined ? {} : { next_at: first };
  if (wantedAt === null) return times.earliest_at === null ? refusal("CLOSED", next) : null;
  if (times.slots.includes(wantedAt)) return null;
  if (wantedAt < times.not_before) return refusal("SLOT_PAST", next);
  if (wantedAt >= times.horizon) return refusal("TOO_FAR_AHEAD");
  return times.slots.includes(Math.floor(wantedAt / SLOT_MS) * SLOT_MS)
    ? refusal("INVALID", { field: "wanted_at" })
    : refusal("CLOSED", next);
}
