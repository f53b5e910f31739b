import type { DayException } from "../availability/availability.schema";
import type { OpeningRestaurant } from "../hours/day-hours";
import type { Order } from "../order/order.schema";
import { waitedUntil } from "../order/timing/answer-due";
import { type Instant, MINUTE_MS } from "../time/berlin-time";

/** An order that waits longer raises an alert, whatever the restaurant's own policy is. */
export const ALERT_AFTER_MS = 5 * MINUTE_MS;

/** When an unanswered order has waited five minutes of opening time. */
export function alertDueAt(
  restaurant: OpeningRestaurant,
  exceptions: readonly DayException[],
  order: Pick<Order, "created_at" | "wanted_at">,
): Instant {
  return waitedUntil(restaurant, exceptions, order, ALERT_AFTER_MS);
}
