import { openingIntervals } from "../../hours/opening-intervals";
import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import {
  addDays,
  type Instant,
  type LocalDate,
  MINUTE_MS,
  minutesOf,
  toInstant,
  toLocal,
} from "../../time/berlin-time";
import type { TableRequest } from "../reservation-requests.schema";
import { BUCKET_MS } from "../seats/seat-buckets";
import type { BookingContext } from "./bookable-times";

/** How many days ahead a staff booking can be. */
export const STAFF_DAYS_AHEAD = 365;

/** A walk-in may have started this long ago. */
const WALK_IN_SINCE_MS = 120 * MINUTE_MS;

/** The device's clock may be ahead of the server's. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/**
 * Full quarters of an hour of one day in opening hours, soonest first. When the clock repeats an
 * hour in autumn, only its first pass is included: local times are ambiguous.
 */
export function openQuarters(context: BookingContext, date: LocalDate): Instant[] {
  const { restaurant, availability } = context;
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
 * The instant of a start requested by staff. Notice, days ahead, largest party and end of stay do not
 * apply; opening hours do. Refuses INVALID for a time the clock skips or between two quarters of an
 * hour, SLOT_PAST before the current quarter, TOO_FAR_AHEAD beyond {@link STAFF_DAYS_AHEAD}, CLOSED
 * outside opening hours.
 */
export function staffBookingStart(
  context: BookingContext,
  { date, time }: Pick<TableRequest, "date" | "time">,
  now: Instant,
): Result<Instant, Refusal> {
  const start = toInstant(date, minutesOf(time));
  const isQuarter = toLocal(start).time === time && start % BUCKET_MS === 0;
  if (!isQuarter) return err(refusal("INVALID", { field: "time" }));
  if (start + BUCKET_MS <= now) return err(refusal("SLOT_PAST"));
  if (date > addDays(toLocal(now).date, STAFF_DAYS_AHEAD)) return err(refusal("TOO_FAR_AHEAD"));
  return openQuarters(context, date).includes(start) ? ok(start) : err(refusal("CLOSED"));
}

/**
 * The instant at which a walk-in was seated, at any time of day. Refuses INVALID for a time in the
 * future, SLOT_PAST for one more than 120 minutes ago.
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
