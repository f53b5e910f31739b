import type { Step, StepSender } from "@/data/send-once/step-sender";
import { useStepSender } from "@/data/send-once/use-step-sender";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { ReservationChangeAnswer } from "@/domain/reservation/reservation-answers.schema";

/** One change of a reservation by a staff member, at the version they see. */
export type ReservationStep = Step<Reservation, ReservationChangeAnswer>;

/** The changes under way on the page. They outlive the entry, which may change its group. */
export type ReservationSteps = StepSender<Reservation, ReservationChangeAnswer>;

/** Renders the page again with every change. */
export function useReservationSteps(): ReservationSteps {
  return useStepSender();
}
