import type { DayException } from "../availability/availability.schema";
import type { OpeningRestaurant } from "../hours/day-hours";
import { openingIntervals } from "../hours/opening-intervals";
import { type Instant, toLocal } from "../shared/berlin-time";
import type { Order } from "./order.schema";
import { ANSWER_WITHIN_MS } from "./order-machine";

// As far as a restaurant's next opening is looked for anywhere else.
const LOOK_AHEAD_DAYS = [2, 60] as const;

/**
 * Until when an order waits for its answer. Our reading of contract section 5, "15 min
 * unanswered": fifteen minutes in which the restaurant is open, because nobody can answer an
 * order placed in the night before the morning. It never waits past the time the food was wanted
 * for, nor less than fifteen minutes; orders without a wanted time (they need an open restaurant)
 * wait exactly fifteen.
 * @param exceptions days that differ from the weekly hours
 */
export function answerDueAt(
  venue: OpeningRestaurant,
  exceptions: readonly DayException[],
  { created_at, wanted_at }: Pick<Order, "created_at" | "wanted_at">,
): Instant {
  const earliest = created_at + ANSWER_WITHIN_MS;
  const latest = Math.max(earliest, wanted_at ?? earliest);
  if (latest === earliest) return earliest;
  for (const days of LOOK_AHEAD_DAYS) {
    let left = ANSWER_WITHIN_MS;
    for (const { start, end } of openingIntervals(
      venue,
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
