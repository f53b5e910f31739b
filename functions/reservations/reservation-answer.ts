import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { RequestReservationAnswer } from "@/domain/reservation/reservation-answers.schema";

/**
 * The first answer to a booking. Its status is the initial one, even if the reservation has changed
 * since.
 */
export function reservationAnswer(
  { id, code, status, history }: Reservation,
  { replayed }: Pick<RequestReservationAnswer, "replayed">,
): RequestReservationAnswer {
  return { id, code, status: history[0]?.status ?? status, replayed };
}
