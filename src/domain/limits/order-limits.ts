import type { Order } from "../order/order.schema";
import { ANSWER_WITHIN_MS } from "../order/timing/answer-due";
import type { Refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import { type Instant, MINUTE_MS } from "../time/berlin-time";
import { addEvent, checkWindows, rateLimit } from "./rolling-window";

/** Maximum number of unanswered orders of one account, and of one phone number at a restaurant. */
export const MAX_UNANSWERED_ORDERS = 3;

/** Orders of one restaurant. */
const RESTAURANT_LIMITS = [{ max: 60, windowMs: MINUTE_MS }] as const;

/** Orders of guests without a verified address: the rest of the minute is for the others. */
const UNVERIFIED_LIMITS = [{ max: 40, windowMs: MINUTE_MS }] as const;

/** When orders were placed at a restaurant; must include those of the last minute. */
export interface PlacedOrders {
  readonly placed_at: readonly Instant[];
  /** Those of guests without a verified address, which are in `placed_at`, too. */
  readonly unverified_at: readonly Instant[];
}

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
 * Checks the order limit of a restaurant, and that of its guests without a verified address. Not
 * called for replays.
 */
export function checkRestaurantLimit(
  { placed_at, unverified_at }: PlacedOrders,
  isVerified: boolean,
  now: Instant,
): Result<void, Refusal> {
  const all = checkWindows(placed_at, RESTAURANT_LIMITS, now);
  return all.ok && !isVerified ? checkWindows(unverified_at, UNVERIFIED_LIMITS, now) : all;
}

/** The orders of the last minute and the new one. */
export function addPlacedOrder(
  { placed_at, unverified_at }: PlacedOrders,
  isVerified: boolean,
  now: Instant,
): PlacedOrders {
  return {
    placed_at: addEvent(placed_at, RESTAURANT_LIMITS, now),
    unverified_at: isVerified ? unverified_at : addEvent(unverified_at, UNVERIFIED_LIMITS, now),
  };
}
