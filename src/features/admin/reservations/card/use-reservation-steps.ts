import type { Step, StepSender } from "@/data/send-once/step-sender";
import { useStepSender } from "@/data/send-once/use-step-sender";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { ReservationChangeAnswer } from "@/domain/reservation/reservation-answers.schema";

/** A change of a reservation, based on the version on the screen. */
export type ReservationStep = Step<Reservation, ReservationChangeAnswer>;

/** Steps of all reservations on the page. They outlive a card, which may move to another group. */
export type ReservationSteps = StepSender<Reservation, ReservationChangeAnswer>;

/** Renders the page again with every change. */
export function useReservationSteps(): ReservationSteps {
  return useStepSender();
}
