import type { Step, StepSender } from "@/data/send-once/step-sender";
import { useStepSender } from "@/data/send-once/use-step-sender";
import type { ReservationChangeAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";

/** A change of a reservation, based on the version on the screen. */
export type ReservationStep = Step<StaffReservation, ReservationChangeAnswer>;

/** Steps of all reservations on the page. They outlive a card, which may move to another group. */
export type ReservationSteps = StepSender<StaffReservation, ReservationChangeAnswer>;

/** Renders the page again with every change. */
export function useReservationSteps(): ReservationSteps {
  return useStepSender();
}
