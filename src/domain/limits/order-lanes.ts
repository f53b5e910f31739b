import { type Instant, MINUTE_MS } from "../time/berlin-time";
import { addEvent, nextFreeAt, type WindowLimit } from "./rolling-window";

/**
 * Documents that count a restaurant's orders of the last minute. Each has a share of the limit, so
 * that simultaneous orders rarely write the same one; together they allow exactly the limit.
 */
export const ORDER_LANES = 20;

/** Orders that a lane has counted. */
export interface OrderLane {
  /** Times of the orders of the last minute. */
  readonly placed_at: readonly Instant[];
  /** Those of guests without a verified address. */
  readonly unverified_at: readonly Instant[];
  /** Number of all orders so far. It never restarts, so codes differ within a day. */
  readonly order_count: number;
}

export type LaneWindow = "placed_at" | "unverified_at";

/**
 * When a lane has room for another order; it may have passed. Infinity for a lane without a share.
 * @param ordersAMinute the limit of all lanes; guests without a verified address get two thirds
 */
export function laneFreeAt(
  lane: number,
  events: Pick<OrderLane, LaneWindow>,
  window: LaneWindow,
  ordersAMinute: number,
): Instant {
  const max = window === "placed_at" ? ordersAMinute : Math.floor((ordersAMinute * 2) / 3);
  const share = Math.floor((max + ORDER_LANES - 1 - lane) / ORDER_LANES);
  return share === 0 ? Infinity : nextFreeAt(events[window], { ...MINUTE, max: share });
}

/** The orders of the last minute and a new one. */
export function addToLane(events: readonly Instant[], now: Instant): Instant[] {
  return addEvent(events, [MINUTE], now);
}

/** Number of an order among all of its restaurant, the base of its code: no two lanes give the same. */
export function laneSequence(
  lane: number,
  { order_count }: Pick<OrderLane, "order_count">,
): number {
  return order_count * ORDER_LANES + lane;
}

const MINUTE: WindowLimit = { max: 1, windowMs: MINUTE_MS };
