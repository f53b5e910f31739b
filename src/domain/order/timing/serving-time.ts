import type { Availability } from "../../availability/availability.schema";
import { isUnattended } from "../../availability/is-unattended";
import { pausedUntil } from "../../availability/paused";
import type { Fulfilment } from "../../delivery/fulfilment.schema";
import {
  earliestReadyAt,
  leadTimeMs,
  type OrderingRestaurant,
  orderSlots,
} from "../../hours/order-slots";
import { type Instant, MINUTE_MS } from "../../time/berlin-time";

/** When an order placed now would be ready or delivered. */
export type ServingTime =
  /** As soon as possible, in this many minutes. */
  | { readonly kind: "now"; readonly minutes: number }
  /** Only as an order ahead: the first time slot. */
  | { readonly kind: "ahead"; readonly at: Instant }
  /** During a pause no orders are taken, also not for later. */
  | { readonly kind: "paused"; readonly until: Instant };

/** @returns null if orders of this fulfilment are possible neither now nor later */
export function servingTime(
  restaurant: OrderingRestaurant,
  availability: Availability,
  type: Fulfilment,
  now: Instant,
): ServingTime | null {
  const until = pausedUntil(type, availability, now);
  if (until !== null && !isUnattended(availability)) return { kind: "paused", until };
  if (earliestReadyAt(restaurant, availability, type, now) !== null) {
    const minutes = leadTimeMs(restaurant, availability, type, now) / MINUTE_MS;
    return { kind: "now", minutes };
  }
  const [first] = orderSlots(restaurant, availability, type, now);
  return first === undefined ? null : { kind: "ahead", at: first };
}
