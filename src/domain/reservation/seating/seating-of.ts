import type { Reservation } from "../reservation.schema";
import { addSeatCounts, type SeatCounts, seatChanges } from "../seats/seat-buckets";
import type { Seating } from "./find-place";
import { type HeldStay, heldStays } from "./held-stay";

/** Seats and tables that reservations take. Those in final states and on the waitlist take none. */
export function seatingOf(
  reservations: readonly (HeldStay & Pick<Reservation, "status">)[],
): Required<Seating> {
  const held = heldStays(reservations);
  return { taken: seatCountsOf(held), held };
}

/** Seats per quarter of an hour that stays take. */
export function seatCountsOf(held: readonly HeldStay[]): SeatCounts {
  return held.reduce<SeatCounts>(
    (counts, stay) => addSeatCounts(counts, seatChanges(null, stay)),
    new Map(),
  );
}
