import type { Order } from "@/domain/order/order.schema";
import { MAX_ETA_MINUTES } from "@/domain/order/order-machine";
import { type Instant, MINUTE_MS } from "@/domain/shared/berlin-time";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** How much one touch changes the suggestion, and the least that can be promised; minutes. */
export const PROMISE_STEP_MINUTES = 5;

/**
 * Usual time of an order from now on: the restaurant's lead time and what the busy switch adds.
 * @returns minutes, a multiple of five
 */
export function leadMinutes(
  { type }: Pick<Order, "type">,
  venue: Pick<Restaurant, "order_policy">,
  extraMinutes: number,
): number {
  const { pickup_lead_minutes, delivery_lead_minutes } = orderPolicyOf(venue);
  const lead = (type === "pickup" ? pickup_lead_minutes : delivery_lead_minutes) + extraMinutes;
  return Math.max(
    PROMISE_STEP_MINUTES,
    Math.ceil(lead / PROMISE_STEP_MINUTES) * PROMISE_STEP_MINUTES,
  );
}

/**
 * The time to promise: what the guest asked for, else the usual time.
 * @param lead as {@link leadMinutes} says
 * @returns minutes from now, within what the server takes
 */
export function suggestedMinutes(
  { wanted_at }: Pick<Order, "wanted_at">,
  lead: number,
  now: Instant,
): number {
  return wanted_at === null ? lead : clampPromisedMinutes(Math.ceil((wanted_at - now) / MINUTE_MS));
}

/** Keeps a promise between five minutes and the longest one. */
export function clampPromisedMinutes(minutes: number): number {
  return Math.min(MAX_ETA_MINUTES, Math.max(PROMISE_STEP_MINUTES, minutes));
}
