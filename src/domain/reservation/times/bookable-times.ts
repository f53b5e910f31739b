import type { Availability } from "../../availability/availability.schema";
import type { OpeningRestaurant } from "../../hours/day-hours";
import { openingIntervals } from "../../hours/opening-intervals";
import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import type { Restaurant } from "../../tenant/restaurant.schema";
import {
  addDays,
  DAY_MS,
  type Instant,
  type LocalDate,
  MINUTE_MS,
  minutesOf,
  toInstant,
  toLocal,
} from "../../time/berlin-time";
import type { TableRequest } from "../reservation-requests.schema";
import { findPlace, type Seating, seatPlanOf } from "../seating/find-place";
import { reservationPolicyOf, stayMinutes } from "../seating/reservation-policy";
import { BUCKET_MS, type SeatCounts, type SeatedStay } from "../seats/seat-buckets";

/** The data that bookable times depend on. */
export interface BookingContext {
  readonly restaurant: OpeningRestaurant &
    Pick<Restaurant, "reservation" | "reservation_policy" | "tables" | "table_joins">;
  readonly availability: Pick<Availability, "exceptions">;
}

/** A possible start and whether there is room for the party. */
export interface TableTime {
  readonly start_at: Instant;
  readonly free: boolean;
}

/**
 * Possible starts on one day, soonest first: full quarters of an hour in opening hours whose stay
 * ends by closing, not sooner than the notice and not after the policy's last day. When the
 * clock repeats an hour in autumn, only its first pass can be booked: local times are ambiguous.
 */
export function bookableTimes(
  context: BookingContext,
  { date, party_size }: Pick<TableRequest, "date" | "party_size">,
  now: Instant,
): Instant[] {
  const policy = reservationPolicyOf(context.restaurant);
  if (date > lastDate(context, now)) return [];
  const from = now + policy.notice_minutes * MINUTE_MS;
  return dayStarts(context, date, party_size).filter((start) => start >= from);
}

/** The last day that can be booked. */
export function lastDate({ restaurant }: BookingContext, now: Instant): LocalDate {
  return addDays(toLocal(now).date, reservationPolicyOf(restaurant).days_ahead);
}

/** {@link bookableTimes}, each marked free if there is a place for the party's whole stay. */
export function tableTimes(
  context: BookingContext & Pick<Seating, "held">,
  request: Pick<TableRequest, "date" | "party_size">,
  taken: SeatCounts,
  now: Instant,
): TableTime[] {
  const plan = seatPlanOf(context.restaurant);
  const seating = { held: context.held ?? [], taken };
  return bookableTimes(context, request, now).map((start_at) => ({
    start_at,
    free: findPlace(plan, seating, stayFrom(context, start_at, request.party_size)) !== null,
  }));
}

/** The stay of a party; its length follows from the party size and the policy. */
export function stayFrom({ restaurant }: BookingContext, start_at: Instant, party_size: number) {
  const minutes = stayMinutes(reservationPolicyOf(restaurant), party_size);
  return { start_at, end_at: start_at + minutes * MINUTE_MS, party_size } satisfies SeatedStay;
}

/**
 * Reason to refuse a whole day, or null: RESERVATION_OFF, PARTY_SIZE, TOO_FAR_AHEAD, SLOT_PAST if
 * all its times are past or within the notice, CLOSED.
 */
export function dayRefusal(
  context: BookingContext,
  request: Pick<TableRequest, "date" | "party_size">,
  now: Instant,
): Refusal | null {
  const policy = reservationPolicyOf(context.restaurant);
  if (!context.restaurant.reservation) return refusal("RESERVATION_OFF");
  if (request.party_size > policy.max_party) return refusal("PARTY_SIZE");
  if (request.date > lastDate(context, now)) return refusal("TOO_FAR_AHEAD");
  if (request.date < toLocal(now).date) return refusal("SLOT_PAST");
  if (bookableTimes(context, request, now).length > 0) return null;
  return refusal(
    dayStarts(context, request.date, request.party_size).length > 0 ? "SLOT_PAST" : "CLOSED",
  );
}

/**
 * The instant of the requested start. Refuses, in this order, RESERVATION_OFF, PARTY_SIZE, INVALID for
 * a time the clock skips, SLOT_PAST within the notice, TOO_FAR_AHEAD, INVALID between two quarters of
 * an hour, and CLOSED outside opening hours or if the stay would not end by closing.
 */
export function requestedStart(
  context: BookingContext,
  { date, time, party_size }: TableRequest,
  now: Instant,
): Result<Instant, Refusal> {
  const policy = reservationPolicyOf(context.restaurant);
  if (!context.restaurant.reservation) return err(refusal("RESERVATION_OFF"));
  if (party_size > policy.max_party) return err(refusal("PARTY_SIZE"));
  const start = toInstant(date, minutesOf(time));
  if (toLocal(start).time !== time) return err(refusal("INVALID", { field: "time" }));
  if (start < now + policy.notice_minutes * MINUTE_MS) return err(refusal("SLOT_PAST"));
  if (date > lastDate(context, now)) return err(refusal("TOO_FAR_AHEAD"));
  const starts = dayStarts(context, date, party_size);
  if (starts.includes(start)) return ok(start);
  return starts.includes(Math.floor(start / BUCKET_MS) * BUCKET_MS)
    ? err(refusal("INVALID", { field: "time" }))
    : err(refusal("CLOSED"));
}

/** Every start that the opening hours allow, regardless of the current time. */
function dayStarts(context: BookingContext, date: LocalDate, partySize: number): Instant[] {
  const { restaurant, availability } = context;
  const stayMs = stayMinutes(reservationPolicyOf(restaurant), partySize) * MINUTE_MS;
  const midnight = toInstant(date, 0);
  const nextMidnight = toInstant(date, 24 * 60);
  const hasPlainClock = nextMidnight - midnight === DAY_MS;
  // Includes the next day, because intervals that touch at midnight are merged.
  return openingIntervals(restaurant, availability.exceptions, date, 2).flatMap((interval) => {
    const first = Math.ceil(Math.max(interval.start, midnight) / BUCKET_MS) * BUCKET_MS;
    const last = Math.min(interval.end - stayMs, nextMidnight - 1);
    const count = Math.max(0, Math.floor((last - first) / BUCKET_MS) + 1);
    return Array.from({ length: count }, (_, index) => first + index * BUCKET_MS).filter(
      (start) => hasPlainClock || toInstant(date, toLocal(start).minutes) === start,
    );
  });
}
