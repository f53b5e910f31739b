import type { Availability } from "../availability/availability.schema";
import type { OpeningRestaurant } from "../hours/day-hours";
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
import type { Restaurant } from "../tenant/restaurant.schema";
import { reservationPolicyOf, stayMinutes } from "./reservation-policy";
import type { TableRequest } from "./reservation-requests.schema";
import { BUCKET_MS, hasRoom, type SeatCounts, type SeatedStay } from "./seat-buckets";

/** What decides when tables can be booked. */
export interface BookingContext {
  readonly restaurant: OpeningRestaurant & Pick<Restaurant, "reservation" | "reservation_policy">;
  readonly availability: Pick<Availability, "exceptions">;
}

/** A bookable start and whether there is room for the party. */
export interface TableTime {
  readonly start_at: Instant;
  readonly free: boolean;
}

/**
 * Starts of one day, soonest first: full quarters of an hour inside the opening hours such that
 * the whole stay ends by closing, not sooner than the notice and not later than the policy's last
 * day. Of a repeated autumn hour only the first pass can be booked, because its times name it.
 */
export function bookableTimes(
  venue: BookingContext,
  { date, party_size }: Pick<TableRequest, "date" | "party_size">,
  now: Instant,
): Instant[] {
  const policy = reservationPolicyOf(venue.restaurant);
  if (date > lastDate(venue, now)) return [];
  const from = now + policy.notice_minutes * MINUTE_MS;
  return dayStarts(venue, date, party_size).filter((start) => start >= from);
}

/** The last day that can be booked, counted from today. */
export function lastDate({ restaurant }: BookingContext, now: Instant): LocalDate {
  return addDays(toLocal(now).date, reservationPolicyOf(restaurant).days_ahead);
}

/** Bookable starts of a day, each with the answer whether the party finds room for its stay. */
export function tableTimes(
  venue: BookingContext,
  wish: Pick<TableRequest, "date" | "party_size">,
  taken: SeatCounts,
  now: Instant,
): TableTime[] {
  const { seats } = reservationPolicyOf(venue.restaurant);
  return bookableTimes(venue, wish, now).map((start_at) => ({
    start_at,
    free: hasRoom(taken, stayFrom(venue, start_at, wish.party_size), seats),
  }));
}

/** A party's stay from its start on, as long as the policy gives a party of this size. */
export function stayFrom({ restaurant }: BookingContext, start_at: Instant, party_size: number) {
  const minutes = stayMinutes(reservationPolicyOf(restaurant), party_size);
  return { start_at, end_at: start_at + minutes * MINUTE_MS, party_size } satisfies SeatedStay;
}

/**
 * Why no time of a day can be booked, or null: RESERVATION_OFF, PARTY_SIZE, TOO_FAR_AHEAD,
 * SLOT_PAST for a day that is over (or nearly), CLOSED.
 */
export function dayRefusal(
  venue: BookingContext,
  wish: Pick<TableRequest, "date" | "party_size">,
  now: Instant,
): Refusal | null {
  const policy = reservationPolicyOf(venue.restaurant);
  if (!venue.restaurant.reservation) return refusal("RESERVATION_OFF");
  if (wish.party_size > policy.max_party) return refusal("PARTY_SIZE");
  if (wish.date > lastDate(venue, now)) return refusal("TOO_FAR_AHEAD");
  if (wish.date < toLocal(now).date) return refusal("SLOT_PAST");
  if (bookableTimes(venue, wish, now).length > 0) return null;
  return refusal(dayStarts(venue, wish.date, wish.party_size).length > 0 ? "SLOT_PAST" : "CLOSED");
}

/**
 * The instant of a wished start. Refuses RESERVATION_OFF, PARTY_SIZE, then INVALID for a time
 * the clock skips that day, SLOT_PAST within the notice, TOO_FAR_AHEAD, INVALID between two
 * bookable quarters, CLOSED outside the hours or where the stay would not end by closing.
 */
export function requestedStart(
  venue: BookingContext,
  { date, time, party_size }: TableRequest,
  now: Instant,
): Result<Instant, Refusal> {
  const policy = reservationPolicyOf(venue.restaurant);
  if (!venue.restaurant.reservation) return err(refusal("RESERVATION_OFF"));
  if (party_size > policy.max_party) return err(refusal("PARTY_SIZE"));
  const start = toInstant(date, minutesOf(time));
  if (toLocal(start).time !== time) return err(refusal("INVALID", { field: "time" }));
  if (start < now + policy.notice_minutes * MINUTE_MS) return err(refusal("SLOT_PAST"));
  if (date > lastDate(venue, now)) return err(refusal("TOO_FAR_AHEAD"));
  const starts = dayStarts(venue, date, party_size);
  if (starts.includes(start)) return ok(start);
  return starts.includes(Math.floor(start / BUCKET_MS) * BUCKET_MS)
    ? err(refusal("INVALID", { field: "time" }))
    : err(refusal("CLOSED"));
}

/** Every start a day's hours allow, whatever the time is now. */
function dayStarts(venue: BookingContext, date: LocalDate, partySize: number): Instant[] {
  const { restaurant, availability } = venue;
  const stayMs = stayMinutes(reservationPolicyOf(restaurant), partySize) * MINUTE_MS;
  const midnight = toInstant(date, 0);
  const nextMidnight = toInstant(date, 24 * 60);
  const hasPlainClock = nextMidnight - midnight === 24 * 60 * MINUTE_MS;
  // The next day too: intervals that touch at midnight are one evening.
  return openingIntervals(restaurant, availability.exceptions, date, 2).flatMap((interval) => {
    const first = Math.ceil(Math.max(interval.start, midnight) / BUCKET_MS) * BUCKET_MS;
    const last = Math.min(interval.end - stayMs, nextMidnight - 1);
    const count = Math.max(0, Math.floor((last - first) / BUCKET_MS) + 1);
    return Array.from({ length: count }, (_, index) => first + index * BUCKET_MS).filter(
      (start) => hasPlainClock || toInstant(date, toLocal(start).minutes) === start,
    );
  });
}
