import { type Instant, MINUTE_MS } from "../time/berlin-time";
import type { Reservation } from "./reservation.schema";
import { changeReservationStatus, type ReservationChange } from "./reservation-machine";
import {
  addTakenSeats,
  hasRoomFor,
  type SeatLimits,
  type TakenSeats,
  takenSeatChanges,
} from "./taken-seats";

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
 * Offers freed seats to waitlist entries in the order of joining. A party that does not fit does not
 * hold up smaller ones after it.
 * @param waiting waitlist entries of one restaurant, in any order
 * @param taken must include all buckets of the entries' stays
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
    if (!hasRoomFor(counts, reservation, limits)) continue;
    const { version } = reservation;
    const step = { to: "offered", by: "system", version, now } as const;
    const change = changeReservationStatus(reservation, step);
    if (!change.ok) continue;
    counts = addTakenSeats(counts, takenSeatChanges(null, reservation));
    const offer_until = Math.min(now + OFFER_MS, reservation.start_at);
    offers.push({ reservation, change: { ...change.value, offer_until } });
  }
  return offers;
}
