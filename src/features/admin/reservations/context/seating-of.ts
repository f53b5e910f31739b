import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { Seating } from "@/domain/reservation/seating/find-place";
import { seatingOf as seatingOfReservations } from "@/domain/reservation/seating/seating-of";
import type { BookingContext } from "@/domain/reservation/times/bookable-times";

/**
 * Seats and tables that the reservations of a day take. The server also knows those of the day
 * before that last past midnight.
 */
export function seatingOf(
  context: BookingContext,
  reservations: readonly StaffReservation[],
): BookingContext & Required<Seating> {
  return { ...context, ...seatingOfReservations(reservations) };
}
