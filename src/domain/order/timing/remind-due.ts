import type { DayException } from "../../availability/availability.schema";
import type { OpeningRestaurant } from "../../hours/day-hours";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import { waitedUntil } from "./answer-due";
import { unansweredPolicyOf } from "./unanswered-policy";

/**
 * When an unanswered order rings louder and its managers get a mail: after the policy's minutes of
 * opening time, counted like the time until it expires.
 * @returns null if the policy has no reminder
 */
export function remindDueAt(
  restaurant: OpeningRestaurant & Pick<Restaurant, "unanswered_policy">,
  exceptions: readonly DayException[],
  order: Pick<Order, "created_at" | "wanted_at">,
): Instant | null {
  const { remind_minutes } = unansweredPolicyOf(restaurant);
  if (remind_minutes === null) return null;
  return waitedUntil(restaurant, exceptions, order, remind_minutes * MINUTE_MS);
}
