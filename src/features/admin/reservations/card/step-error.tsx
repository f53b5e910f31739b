import { problemOf, type SendProblem } from "@/data/send-once/send-machine";
import { type Reservation, reservationStatusSchema } from "@/domain/reservation/reservation.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationTexts } from "@/i18n/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../reservations-context";

/** Shows why the last step of a reservation failed. */
export function StepError({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(reservationDayTexts);
  const { steps } = useReservationsContext();
  const words = useStepErrorText();
  const problem = problemOf(steps.stateOf(reservation));
  if (!problem) return null;
  return (
    <div className="step-error" role="alert">
      <span>{words(problem)}</span>
      <button
        className="step-error__close"
        type="button"
        aria-label={texts.close}
        onClick={() => steps.dismiss(reservation.id)}
      >
        ×
      </button>
    </div>
  );
}

/** Text of an error in the current language. */
export function useStepErrorText(): (problem: SendProblem) => string {
  const texts = useTexts(reservationDayTexts).problems;
  const { statuses } = useTexts(reservationTexts);
  return (problem) => {
    if (problem.phase !== "refused") {
      return problem.phase === "offline" ? texts.offline : texts.unknown;
    }
    const { reason, current } = problem.refusal;
    const status = reservationStatusSchema.safeParse(current);
    switch (reason) {
      case "VERSION_CONFLICT":
        return texts.conflict;
      case "WRONG_STATE":
        return status.success ? texts.state(statuses[status.data]) : texts.other;
      case "NOT_ALLOWED":
      case "NOT_FOUND":
        return texts.notAllowed;
      case "SLOT_FULL":
        return texts.full;
      case "SLOT_PAST":
        return texts.past;
      case "CLOSED":
        return texts.closed;
      case "TOO_FAR_AHEAD":
        return texts.far;
      default:
        return texts.other;
    }
  };
}
