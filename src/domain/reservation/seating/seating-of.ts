import type { LocalDate } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";
import { countSeats, type SeatCounts } from "../seats/seat-buckets";
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
  const counts = new Map<LocalDate, Record<string, number>>();
  for (const stay of held) countSeats(counts, stay, stay.party_size);
  return counts;
}
