import { type Instant, MINUTE_MS } from "../shared/berlin-time";
import type { Reservation } from "./reservation.schema";
import { changeReservationStatus, type ReservationChange } from "./reservation-machine";
import { addSeatCounts, hasRoom, type SeatCounts, seatChanges } from "./seat-buckets";

/** How long a freed table is held for the first in line, at most until its time. */
export const OFFER_MS = 30 * MINUTE_MS;

/** A table is offered only while there is time left to come. */
const OFFER_UNTIL_BEFORE_START_MS = 20 * MINUTE_MS;

/** A reservation of the waiting list and what makes it an offer. */
export interface TableOffer {
  readonly reservation: Reservation;
  readonly change: ReservationChange;
}

/**
 * To whom freed seats are offered: in the order in which they came, each who finds room after those
 * before. A larger party that does not fit does not hold up the smaller ones behind it.
 * @param waiting entries of one restaurant's waiting list, in any order
 * @param taken seats given away, with all buckets of the entries' stays
 */
export function nextOffers(
  waiting: readonly Reservation[],
  taken: SeatCounts,
  seats: number,
  now: Instant,
): TableOffer[] {
  const inLine = waiting
    .filter(({ start_at }) => start_at - now >= OFFER_UNTIL_BEFORE_START_MS)
    .toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1));
  const offers: TableOffer[] = [];
  let counts = taken;
  for (const reservation of inLine) {
    if (!hasRoom(counts, reservation, seats)) continue;
    const { version } = reservation;
    const step = { to: "offered", by: "system", version, now } as const;
    const change = changeReservationStatus(reservation, step);
    if (!change.ok) continue;
    counts = addSeatCounts(counts, seatChanges(null, reservation));
    const offer_until = Math.min(now + OFFER_MS, reservation.start_at);
    offers.push({ reservation, change: { ...change.value, offer_until } });
  }
  return offers;
}
