import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { Seating } from "@/domain/reservation/seating/find-place";
import { heldStays } from "@/domain/reservation/seating/held-stay";
import {
  addSeatCounts,
  type SeatCounts,
  seatChanges,
} from "@/domain/reservation/seats/seat-buckets";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import type { BookingContext } from "@/domain/reservation/times/bookable-times";

/**
 * Seats and tables that the reservations of a day take. The server also knows those of the day
 * before that last past midnight.
 */
export function seatingOf(
  context: BookingContext,
  reservations: readonly StaffReservation[],
): BookingContext & Required<Seating> {
  const taken = reservations
    .filter(({ status }) => holdsSeats(status))
    .reduce<SeatCounts>((sum, each) => addSeatCounts(sum, seatChanges(null, each)), new Map());
  return { ...context, taken, held: heldStays(reservations) };
}
