import type { Order } from "../order/order.schema";
import { ANSWER_WITHIN_MS } from "../order/timing/answer-due";
import type { Refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import { type Instant, MINUTE_MS } from "../time/berlin-time";
import { checkWindows, rateLimit } from "./rolling-window";

/** Maximum number of unanswered orders of one account, and of one phone number at a restaurant. */
export const MAX_UNANSWERED_ORDERS = 3;

/** Orders of one restaurant. */
export const RESTAURANT_LIMITS = [{ max: 60, windowMs: MINUTE_MS }] as const;

/**
 * Checks the limit of unanswered orders. Not called for replays.
 * @param unanswered the unanswered orders of an account or a phone number
 * @returns RATE_LIMIT until the first of them expires
 */
export function checkUnanswered(
  unanswered: readonly Pick<Order, "created_at" | "answer_due_at">[],
  now: Instant,
): Result<void, Refusal> {
  if (unanswered.length < MAX_UNANSWERED_ORDERS) return ok(undefined);
  const ends = unanswered.map(
    ({ created_at, answer_due_at }) => answer_due_at ?? created_at + ANSWER_WITHIN_MS,
  );
  return err(rateLimit(Math.min(...ends), now));
}

/**
 * Checks the order limit of a restaurant. Not called for replays.
 * @param placedAt when its orders were placed; must include those of the last minute
 */
export function checkRestaurantLimit(
  placedAt: readonly Instant[],
  now: Instant,
): Result<void, Refusal> {
  return checkWindows(placedAt, RESTAURANT_LIMITS, now);
}
