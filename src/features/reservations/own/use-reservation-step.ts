import { problemOf, type SendProblem } from "@/data/send-once/send-machine";
import type { Step } from "@/data/send-once/step-sender";
import { useStepSender } from "@/data/send-once/use-step-sender";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { ReservationChangeAnswer } from "@/domain/reservation/reservation-answers.schema";

/** Changes the guest's own reservation at the version they see. */
export function useReservationStep(reservation: Reservation): {
  readonly isBusy: boolean;
  readonly problem: SendProblem | null;
  /** Whether the change was made, according to the server's answer or the reservation. */
  readonly isMade: boolean;
  /** Resolves to whether the server answered that the change was made. */
  readonly run: (step: Step<Reservation, ReservationChangeAnswer>) => Promise<boolean>;
} {
  const steps = useStepSender<Reservation, ReservationChangeAnswer>();
  const state = steps.stateOf(reservation);
  return {
    isBusy: steps.isBusy(reservation),
    problem: problemOf(state),
    isMade: state.phase === "succeeded",
    run: (step) => steps.run(reservation, step),
  };
}
