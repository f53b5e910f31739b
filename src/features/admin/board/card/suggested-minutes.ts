import type { Order } from "@/domain/order/order.schema";
import { MAX_ETA_MINUTES } from "@/domain/order/steps/order-machine";
import { firstPromise } from "@/domain/order/timing/first-promise";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";

/** Step of the suggestion and shortest promise. */
export const PROMISE_STEP_MINUTES = 5;

/** @returns whole minutes of a lead time, a multiple of five */
export function leadMinutes(leadTimeMs: number): number {
  const steps = Math.ceil(leadTimeMs / MINUTE_MS / PROMISE_STEP_MINUTES);
  return Math.max(1, steps) * PROMISE_STEP_MINUTES;
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
