import type { Availability } from "../availability/availability.schema";
import { type Instant, toLocal } from "../time/berlin-time";
import { dayHours, type HoursCause, type OpeningRestaurant } from "./day-hours";
import { openingIntervals } from "./opening-intervals";

/** Whether a restaurant is open, and when that changes. */
export type OpeningState =
  | { readonly open: true; readonly until: Instant }
  | {
      readonly open: false;
      /** Next opening; null if there is none within 60 days. */
      readonly next: Instant | null;
      /** Source of today's hours. */
      readonly cause: HoursCause;
    };

// The next opening is usually within a week; 60 days are only searched if it is not.
const LOOK_AHEAD_DAYS = [7, 60] as const;

/**
 * Opening state at an instant: open from the opening minute, closed from the closing minute.
 * Ignores pauses.
 */
export function openingState(
  restaurant: OpeningRestaurant,
  availability: Pick<Availability, "exceptions">,
  now: Instant,
): OpeningState {
  const { exceptions } = availability;
  const today = toLocal(now).date;
  for (const days of LOOK_AHEAD_DAYS) {
    const interval = openingIntervals(restaurant, exceptions, today, days).find(
      ({ end }) => now < end,
    );
    if (!interval) continue;
    if (interval.start <= now) return { open: true, until: interval.end };
    return {
      open: false,
      next: interval.start,
      cause: dayHours(restaurant, exceptions, today).cause,
    };
  }
  return { open: false, next: null, cause: dayHours(restaurant, exceptions, today).cause };
}
