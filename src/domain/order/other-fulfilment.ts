import type { Availability } from "../availability/availability.schema";
import { isPaused, type OrderingRestaurant, ordersEndAt } from "../hours/order-slots";
import type { Restaurant } from "../tenant/restaurant.schema";
import { type Instant, toLocal } from "../time/berlin-time";
import type { Fulfilment } from "./fulfilment.schema";
import { type OrderTimes, orderTimes } from "./wanted-time";

/** The fulfilment that is possible although the wanted one is not. */
export interface OtherFulfilment {
  readonly type: Fulfilment;
  /** When its orders end that day; null if it is offered for a wanted time. */
  readonly until: Instant | null;
}

/**
 * The other fulfilment, if it solves CLOSED or SLOT_PAST: pickup after the end of delivery, for
 * example. Without a wanted time it must be possible today while the wanted fulfilment is not; with
 * one, at that time.
 * @returns null if neither or both are possible, and during a pause
 */
export function otherFulfilment(
  restaurant: OrderingRestaurant & Pick<Restaurant, "delivery">,
  availability: Availability,
  { type, wantedAt }: { readonly type: Fulfilment; readonly wantedAt: Instant | null },
  now: Instant,
): OtherFulfilment | null {
  const other = type === "delivery" ? "pickup" : "delivery";
  if (other === "delivery" && !restaurant.delivery) return null;
  if (isPaused(availability, now)) return null;
  const times = orderTimes(restaurant, availability, type, now);
  const otherTimes = orderTimes(restaurant, availability, other, now);
  if (wantedAt !== null) {
    const isOnlyOther = !times.slots.includes(wantedAt) && otherTimes.slots.includes(wantedAt);
    return isOnlyOther ? { type: other, until: null } : null;
  }
  if (isPossibleToday(times, now) || !isPossibleToday(otherTimes, now)) return null;
  const at = otherTimes.earliest_at === null ? (otherTimes.slots[0] ?? now) : now;
  return { type: other, until: ordersEndAt(restaurant, availability, other, at) };
}

function isPossibleToday({ earliest_at, slots: [first] }: OrderTimes, now: Instant): boolean {
  if (earliest_at !== null) return true;
  return first !== undefined && toLocal(first).date === toLocal(now).date;
}
