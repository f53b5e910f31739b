import type { DayException } from "../../availability/availability.schema";
import type { OpeningRestaurant } from "../../hours/day-hours";
import { openingIntervals } from "../../hours/opening-intervals";
import { type Instant, MINUTE_MS, toLocal } from "../../time/berlin-time";
import type { Order } from "../order.schema";

/** An unanswered order expires after this much opening time. */
export const ANSWER_WITHIN_MS = 15 * MINUTE_MS;

// The same search horizon as in `openingState`.
const LOOK_AHEAD_DAYS = [2, 60] as const;

/**
 * When an unanswered order expires: after 15 minutes of opening time, because an order placed at
 * night cannot be answered before the morning. It expires at its wanted time at the latest, but not
 * before 15 minutes after placing. An order without a wanted time expires after exactly 15 minutes.
 */
export function answerDueAt(
  restaurant: OpeningRestaurant,
  exceptions: readonly DayException[],
  order: Pick<Order, "created_at" | "wanted_at">,
): Instant {
  return waitedUntil(restaurant, exceptions, order, ANSWER_WITHIN_MS);
}

/**
 * The latest instant that {@link answerDueAt} gives, whatever the opening hours are. The restaurant may
 * receive an order that awaits its payment as late as `pay_by`.
 */
export function latestAnswerAt({
  created_at,
  wanted_at,
  pay_by,
}: Pick<Order, "created_at" | "wanted_at" | "pay_by">): Instant {
  return Math.max((pay_by ?? created_at) + ANSWER_WITHIN_MS, wanted_at ?? 0);
}

/**
 * When an order has waited for this long while the restaurant was open. At its wanted time at the
 * latest, but never earlier than this long after placing.
 */
export function waitedUntil(
  restaurant: OpeningRestaurant,
  exceptions: readonly DayException[],
  { created_at, wanted_at }: Pick<Order, "created_at" | "wanted_at">,
  waitMs: number,
): Instant {
  const earliest = created_at + waitMs;
  const latest = Math.max(earliest, wanted_at ?? earliest);
  if (latest === earliest) return earliest;
  for (const days of LOOK_AHEAD_DAYS) {
    let left = waitMs;
    for (const { start, end } of openingIntervals(
      restaurant,
      exceptions,
      toLocal(created_at).date,
      days,
    )) {
      const from = Math.max(start, created_at);
      if (end <= from) continue;
      if (end - from >= left) return Math.min(from + left, latest);
      left -= end - from;
    }
  }
  return latest;
}
