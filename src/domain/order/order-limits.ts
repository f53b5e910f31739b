import { type Instant, MINUTE_MS } from "../shared/berlin-time";
import { type Refusal, refusal } from "../shared/refusal";
import { err, ok, type Result } from "../shared/result";
import type { OrderStatus } from "./order-status";

/** Orders one account may place within {@link ACCOUNT_WINDOW_MS}. */
export const MAX_ACCOUNT_ORDERS = 5;
const ACCOUNT_WINDOW_MS = 10 * MINUTE_MS;

/** Orders of one account that may wait for an answer at the same time. */
export const MAX_UNANSWERED_ORDERS = 3;

/** Orders one restaurant takes within {@link RESTAURANT_WINDOW_MS}. */
const MAX_RESTAURANT_ORDERS = 60;
export const RESTAURANT_WINDOW_MS = MINUTE_MS;

/**
 * Whether an account may place one more order (contract section 3): five in ten minutes, three
 * unanswered ones. Replays of an order already taken are not asked.
 * @param placed the account's orders, at least those of the window and the unanswered ones
 */
export function checkAccountLimit(
  placed: readonly { readonly created_at: Instant; readonly status: OrderStatus }[],
  now: Instant,
): Result<void, Refusal> {
  const recent = placed.map(({ created_at }) => created_at);
  const unanswered = placed.filter(({ status }) => status === "placed").length;
  return unanswered >= MAX_UNANSWERED_ORDERS ||
    isFull(recent, MAX_ACCOUNT_ORDERS, ACCOUNT_WINDOW_MS, now)
    ? err(refusal("RATE_LIMIT"))
    : ok(undefined);
}

/**
 * Whether a restaurant takes one more order: sixty a minute.
 * @param placedAt instants of its orders, at least those of the last minute
 */
export function checkRestaurantLimit(
  placedAt: readonly Instant[],
  now: Instant,
): Result<void, Refusal> {
  return isFull(placedAt, MAX_RESTAURANT_ORDERS, RESTAURANT_WINDOW_MS, now)
    ? err(refusal("RATE_LIMIT"))
    : ok(undefined);
}

function isFull(instants: readonly Instant[], most: number, windowMs: number, now: Instant) {
  return instants.filter((instant) => instant > now - windowMs).length >= most;
}
