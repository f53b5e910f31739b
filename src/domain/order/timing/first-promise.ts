import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Order } from "../order.schema";

type Promised = Pick<Order, "promised_at" | "wanted_at">;

/**
 * When the checkout promised an order: at the wanted time, else at the earliest possible one.
 * @returns null for an order as soon as possible from before this time was stored
 */
export function firstPromise({ promised_at, wanted_at }: Promised): Instant | null {
  return promised_at ?? wanted_at;
}

/**
 * Promised time of an acceptance: whole minutes from the first promise, because staff promise whole
 * minutes from now. Within a minute of the first promise it is the first promise.
 */
export function acceptedPromise(order: Promised, eta_at: Instant): Instant {
  const first = firstPromise(order);
  if (first === null) return eta_at;
  const minutes = (eta_at - first) / MINUTE_MS;
  return Math.abs(minutes) < 1 ? first : first + Math.round(minutes) * MINUTE_MS;
}

/** Minutes between two times as a clock shows them; negative if the second is earlier. */
export function clockMinutesBetween(from: Instant, to: Instant): number {
  return Math.floor(to / MINUTE_MS) - Math.floor(from / MINUTE_MS);
}

/** Minutes by which a promised time is later than the first promise; 0 if it is not. */
export function slipMinutes(order: Promised, eta_at: Instant): number {
  const first = firstPromise(order);
  return first === null ? 0 : Math.max(0, clockMinutesBetween(first, eta_at));
}
