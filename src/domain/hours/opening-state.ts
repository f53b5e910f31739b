import type { Availability } from "../availability/availability.schema";
import { type Instant, toLocal } from "../shared/berlin-time";
import { dayHours, type HoursCause, type OpeningRestaurant } from "./day-hours";
import { openingIntervals } from "./opening-intervals";

/** Whether a restaurant is open, until when or again from when. */
export type OpeningState =
  | { readonly open: true; readonly until: Instant }
  | {
      readonly open: false;
      /** Next opening; null when there is none within 60 days. */
      readonly next: Instant | null;
      /** What decided today's hours. */
      readonly cause: HoursCause;
    };

// Most answers lie within the week; only closed seasons need the long look.
const LOOK_AHEAD_DAYS = [7, 60] as const;

/**
 * Opening state at an instant. Open from the opening minute on, closed from the closing minute on.
 * Says nothing about paused orders.
 */
export function openingState(
  venue: OpeningRestaurant,
  availability: Pick<Availability, "exceptions">,
  now: Instant,
): OpeningState {
  const { exceptions } = availability;
  const today = toLocal(now).date;
  for (const days of LOOK_AHEAD_DAYS) {
    const interval = openingIntervals(venue, exceptions, today, days).find(({ end }) => now < end);
    if (!interval) continue;
    if (interval.start <= now) return { open: true, until: interval.end };
    return { open: false, next: interval.start, cause: dayHours(venue, exceptions, today).cause };
  }
  return { open: false, next: null, cause: dayHours(venue, exceptions, today).cause };
}
