import type { DayException } from "../availability/availability.schema";
import { addDays, type Instant, type LocalDate, minutesOf, toInstant } from "../time/berlin-time";
import { dayHours, type OpeningRestaurant } from "./day-hours";

/** Half-open: includes `start`, excludes `end`. */
export interface Interval {
  readonly start: Instant;
  readonly end: Instant;
}

/**
 * Opening intervals of consecutive days, with public holidays and exceptions applied. A close before
 * its open lies on the next day; touching and overlapping intervals are merged. An interval that runs
 * into the first day is included; intervals are not cut at the last midnight.
 * @param days number of days, starting with `fromDate`
 * @returns disjoint intervals, sorted by start
 */
export function openingIntervals(
  restaurant: OpeningRestaurant,
  exceptions: readonly DayException[],
  fromDate: LocalDate,
  days: number,
): Interval[] {
  const firstMidnight = toInstant(fromDate, 0);
  const intervals = Array.from({ length: days + 1 }, (_, index) => addDays(fromDate, index - 1))
    .flatMap((date) => dayIntervals(restaurant, exceptions, date))
    .filter(({ start, end }) => start < end && end > firstMidnight)
    .sort((one, other) => one.start - other.start);
  return merge(intervals);
}

function dayIntervals(
  restaurant: OpeningRestaurant,
  exceptions: readonly DayException[],
  date: LocalDate,
): Interval[] {
  return dayHours(restaurant, exceptions, date).hours.map(([open, close]) => {
    const opens = minutesOf(open);
    const closes = minutesOf(close);
    return {
      start: toInstant(date, opens),
      end: toInstant(date, closes < opens ? closes + 24 * 60 : closes),
    };
  });
}

function merge(sorted: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last && interval.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, interval.end) };
    } else {
      merged.push(interval);
    }
  }
  return merged;
}
