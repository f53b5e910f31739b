import { type Refusal, refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import { type Instant, MINUTE_MS } from "../time/berlin-time";
import type { OrderStatus } from "./order-status";

/** Maximum number of orders of one account within {@link ACCOUNT_WINDOW_MS}. */
export const MAX_ACCOUNT_ORDERS = 5;
const ACCOUNT_WINDOW_MS = 10 * MINUTE_MS;

/** Maximum number of unanswered orders of one account. */
export const MAX_UNANSWERED_ORDERS = 3;

/** Maximum number of orders of one restaurant within {@link RESTAURANT_WINDOW_MS}. */
const MAX_RESTAURANT_ORDERS = 60;
export const RESTAURANT_WINDOW_MS = MINUTE_MS;

/**
 * Checks the order limits of an account. Not called for replays.
 * @param placed the account's orders; must include those in the window and all unanswered ones
 */
export function checkAccountLimit(
  placed: readonly { readonly created_at: Instant; readonly status: OrderStatus }[],
  now: Instant,
): Result<void, Refusal> {
  const recent = placed.map(({ created_at }) => created_at);
  const unanswered = placed.filter(({ status }) => status === "placed").length;
  return unanswered >= MAX_UNANSWERED_ORDERS ||
    isLimitReached(recent, MAX_ACCOUNT_ORDERS, ACCOUNT_WINDOW_MS, now)
    ? err(refusal("RATE_LIMIT"))
    : ok(undefined);
}

/**
 * Checks the order limit of a restaurant. Not called for replays.
 * @param placedAt when its orders were placed; must include those in the window
 */
export function checkRestaurantLimit(
  placedAt: readonly Instant[],
  now: Instant,
): Result<void, Refusal> {
  return isLimitReached(placedAt, MAX_RESTAURANT_ORDERS, RESTAURANT_WINDOW_MS, now)
    ? err(refusal("RATE_LIMIT"))
    : ok(undefined);
}

function isLimitReached(
  instants: readonly Instant[],
  limit: number,
  windowMs: number,
  now: Instant,
) {
  return instants.filter((instant) => instant > now - windowMs).length >= limit;
}
