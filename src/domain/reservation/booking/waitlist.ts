import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";
import { findPlace, type Place, type Seating, type SeatPlan } from "../seating/find-place";
import {
  exchangeSeats,
  placeWithin,
  type SeatLimits,
  type TakenSeats,
} from "../seating/taken-seats";
import { changeReservationStatus, type ReservationChange } from "../steps/reservation-machine";

/** An offer lasts this long, at most until its start. */
const OFFER_MS = 30 * MINUTE_MS;

/** A table is offered only if its start is at least this far away. */
const OFFER_UNTIL_BEFORE_START_MS = 20 * MINUTE_MS;

/** A waitlist entry and the change that makes it an offer. */
export interface TableOffer {
  readonly reservation: Reservation;
  readonly change: ReservationChange;
}

/**
 * Offers freed seats and tables to waitlist entries in the order of joining. A party that does not
 * fit does not hold up smaller ones after it.
 * @param waiting waitlist entries of one restaurant, in any order
 * @param taken must include all buckets, and in a restaurant with tables all stays, of those times
 */
export function nextOffers(
  waiting: readonly Reservation[],
  taken: TakenSeats,
  limits: SeatLimits,
  now: Instant,
): TableOffer[] {
  const candidates = waiting
    .filter(({ start_at }) => start_at - now >= OFFER_UNTIL_BEFORE_START_MS)
    .toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1));
  const offers: TableOffer[] = [];
  let counts = taken;
  for (const reservation of candidates) {
    const place = placeWithin(counts, reservation, limits);
    if (!place) continue;
    const { version } = reservation;
    const step = { to: "offered", by: "system", version, now } as const;
    const change = changeReservationStatus(reservation, step);
    if (!change.ok) continue;
    counts = exchangeSeats(counts, null, { ...reservation, ...place });
    offers.push({ reservation, change: offerOf(change.value, place, reservation.start_at) });
  }
  return offers;
}

/**
 * Offers a place to one waitlist entry now, by staff: before all others, until its start, and without
 * the share of unverified guests. Refuses like `changeReservationStatus`, SLOT_PAST from the start on,
 * SLOT_FULL if there is no place.
 */
export function offerByStaff(
  reservation: Reservation,
  { version, now }: { readonly version: number; readonly now: Instant },
  { plan, seating }: { readonly plan: SeatPlan; readonly seating: Seating },
): Result<ReservationChange, Refusal> {
  const step = { to: "offered", by: "staff", version, now } as const;
  const change = changeReservationStatus(reservation, step);
  if (!change.ok) return change;
  if (now >= reservation.start_at) return err(refusal("SLOT_PAST"));
  const place = findPlace(plan, seating, reservation);
  return place ? ok(offerOf(change.value, place, reservation.start_at)) : err(refusal("SLOT_FULL"));
}

function offerOf(change: ReservationChange, place: Place, start: Instant): ReservationChange {
  return { ...change, ...place, offer_until: Math.min(change.updated_at + OFFER_MS, start) };
}
