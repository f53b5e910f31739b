import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { RequestReservationAnswer } from "@/domain/reservation/reservation-answers.schema";

/** What whoever made a reservation was told first, also where it has moved on since. */
export function reservationAnswer(
  { id, code, status, history }: Reservation,
  replayed: boolean,
): RequestReservationAnswer {
  return { id, code, status: history[0]?.status ?? status, replayed };
}
