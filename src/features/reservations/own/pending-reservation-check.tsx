import { CheckingBooking } from "../booking/checking-booking";
import { useBooking } from "../booking/use-booking";
import { StepProblem } from "./step-problem";

/** Resolves a pending reservation on the page of the guest's reservations. */
export function PendingReservationCheck() {
  const api = useBooking();
  const { state } = api;
  if (state.phase === "checking" || state.phase === "not-arrived") {
    return <CheckingBooking api={api} />;
  }
  return state.phase === "refused" ? <StepProblem problem={state} /> : null;
}
