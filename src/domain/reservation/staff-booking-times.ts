import { openingIntervals } from "../hours/opening-intervals";
import {
  addDays,
  type Instant,
  type LocalDate,
  MINUTE_MS,
  minutesOf,
  toInstant,
  toLocal,
} from "../shared/berlin-time";
import { type Refusal, refusal } from "../shared/refusal";
import { err, ok, type Result } from "../shared/result";
import type { BookingContext } from "./bookable-times";
import type { TableRequest } from "./reservation-requests.schema";
import { BUCKET_MS } from "./seat-buckets";

/** How far ahead a restaurant's people write something down. */
export const STAFF_DAYS_AHEAD = 365;

/** How long after they sat down guests may still be written down as walk-ins. */
const WALK_IN_SINCE_MS = 120 * MINUTE_MS;

/** The clock of the device may be ahead of the server's. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/**
 * Full quarters of an hour of one day at which the restaurant is open, soonest first. Of a
 * repeated autumn hour only the first pass, because its times name it.
 */
export function openQuarters(venue: BookingContext, date: LocalDate): Instant[] {
  const { restaurant, availability } = venue;
  const midnight = toInstant(date, 0);
  const nextMidnight = toInstant(date, 24 * 60);
  return openingIntervals(restaurant, availability.exceptions, date, 1).flatMap((interval) => {
    const first = Math.ceil(Math.max(interval.start, midnight) / BUCKET_MS) * BUCKET_MS;
    const end = Math.min(interval.end, nextMidnight);
    const count = Math.max(0, Math.ceil((end - first) / BUCKET_MS));
    return Array.from({ length: count }, (_, index) => first + index * BUCKET_MS).filter(
      (start) => toInstant(date, toLocal(start).minutes) === start,
    );
  });
}

/**
 * The instant of a start the restaurant's people wish: they know their tables, so neither notice,
 * days ahead, largest party nor the end of the stay bind them, but the hours do. Refuses INVALID
 * for a time the clock skips or between two quarters, SLOT_PAST before the running quarter,
 * TOO_FAR_AHEAD past {@link STAFF_DAYS_AHEAD}, CLOSED outside the hours.
 */
export function staffBookingStart(
  venue: BookingContext,
  { date, time }: Pick<TableRequest, "date" | "time">,
  now: Instant,
): Result<Instant, Refusal> {
  const start = toInstant(date, minutesOf(time));
  const isQuarter = toLocal(start).time === time && start % BUCKET_MS === 0;
  if (!isQuarter) return err(refusal("INVALID", { field: "time" }));
  if (start + BUCKET_MS <= now) return err(refusal("SLOT_PAST"));
  if (date > addDays(toLocal(now).date, STAFF_DAYS_AHEAD)) return err(refusal("TOO_FAR_AHEAD"));
  return openQuarters(venue, date).includes(start) ? ok(start) : err(refusal("CLOSED"));
}

/**
 * The instant at which guests without a reservation sat down, whatever the hours say: they are
 * there. Refuses INVALID for a time that is still to come, SLOT_PAST for one long ago.
 */
export function walkInStart(
  { date, time }: Pick<TableRequest, "date" | "time">,
  now: Instant,
): Result<Instant, Refusal> {
  const start = toInstant(date, minutesOf(time));
  if (toLocal(start).time !== time || start > now + CLOCK_TOLERANCE_MS) {
    return err(refusal("INVALID", { field: "time" }));
  }
  return start < now - WALK_IN_SINCE_MS ? err(refusal("SLOT_PAST")) : ok(start);
}
