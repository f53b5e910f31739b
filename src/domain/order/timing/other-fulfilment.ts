import type { Availability } from "../../availability/availability.schema";
import { isUnattended } from "../../availability/is-unattended";
import { pausedUntil } from "../../availability/paused";
import type { Fulfilment } from "../../delivery/fulfilment.schema";
import { type OrderingRestaurant, ordersEndAt } from "../../hours/order-slots";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { type Instant, toLocal } from "../../time/berlin-time";
import { type OrderTimes, orderTimes } from "./wanted-time";

/** The fulfilment that is possible although the wanted one is not. */
export interface OtherFulfilment {
  readonly type: Fulfilment;
  /** When its orders end that day; null if it is offered for a wanted time. */
  readonly until: Instant | null;
  /** End of the pause of the wanted fulfilment; null if it is not possible for another reason. */
  readonly pausedUntil: Instant | null;
}

/**
 * The other fulfilment, if it solves CLOSED, SLOT_PAST or PAUSED: pickup after the end of delivery,
 * for example. Without a wanted time it must be possible today while the wanted fulfilment is not;
 * with one, at that time.
 * @returns null if neither or both are possible, and while the other fulfilment is paused
 */
export function otherFulfilment(
  restaurant: OrderingRestaurant & Pick<Restaurant, "delivery">,
  availability: Availability,
  { type, wantedAt }: { readonly type: Fulfilment; readonly wantedAt: Instant | null },
  now: Instant,
): OtherFulfilment | null {
  const other = type === "delivery" ? "pickup" : "delivery";
  if (other === "delivery" && !restaurant.delivery) return null;
  if (isUnattended(availability) || pausedUntil(other, availability, now) !== null) return null;
  const pause = pausedUntil(type, availability, now);
  const times = orderTimes(restaurant, availability, type, now);
  const otherTimes = orderTimes(restaurant, availability, other, now);
  if (wantedAt !== null) {
    const isPossible = pause === null && times.slots.includes(wantedAt);
    const isOnlyOther = !isPossible && otherTimes.slots.includes(wantedAt);
    return isOnlyOther ? { type: other, until: null, pausedUntil: pause } : null;
  }
  const isPossible = pause === null && isPossibleToday(times, now);
  if (isPossible || !isPossibleToday(otherTimes, now)) return null;
  const at = otherTimes.earliest_at === null ? (otherTimes.slots[0] ?? now) : now;
  const until = ordersEndAt(restaurant, availability, other, at);
  return { type: other, until, pausedUntil: pause };
}

function isPossibleToday({ earliest_at, slots: [first] }: OrderTimes, now: Instant): boolean {
  if (earliest_at !== null) return true;
  return first !== undefined && toLocal(first).date === toLocal(now).date;
}
