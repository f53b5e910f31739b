import type { Order } from "@/domain/order/order.schema";
import { MAX_ETA_MINUTES } from "@/domain/order/steps/order-machine";
import { firstPromise } from "@/domain/order/timing/first-promise";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";

/** Step of the suggestion and shortest promise. */
export const PROMISE_STEP_MINUTES = 5;

/**
 * Lead time of an order including the extra minutes of a busy kitchen.
 * @returns minutes, a multiple of five
 */
export function leadMinutes(
  { type }: Pick<Order, "type">,
  restaurant: Pick<Restaurant, "order_policy">,
  extraMinutes: number,
): number {
  const { pickup_lead_minutes, delivery_lead_minutes } = orderPolicyOf(restaurant);
  const lead = (type === "pickup" ? pickup_lead_minutes : delivery_lead_minutes) + extraMinutes;
  return Math.max(
    PROMISE_STEP_MINUTES,
    Math.ceil(lead / PROMISE_STEP_MINUTES) * PROMISE_STEP_MINUTES,
  );
}

/**
 * Suggested promised time: what the checkout promised, else the lead time.
 * @param lead result of {@link leadMinutes}
 * @returns minutes from now, within what the server accepts
 */
export function suggestedMinutes(
  order: Pick<Order, "promised_at" | "wanted_at">,
  lead: number,
  now: Instant,
): number {
  const first = firstPromise(order);
  return first === null ? lead : clampPromisedMinutes(Math.round((first - now) / MINUTE_MS));
}

/** Limits a promise to 5…{@link MAX_ETA_MINUTES} minutes. */
export function clampPromisedMinutes(minutes: number): number {
  return Math.min(MAX_ETA_MINUTES, Math.max(PROMISE_STEP_MINUTES, minutes));
}
