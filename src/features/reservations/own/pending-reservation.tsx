import { CheckingBooking } from "../booking/checking-booking";
import { useBooking } from "../booking/use-booking";
import { StepProblem } from "./step-problem";

/** Finds out about a reservation whose outcome was unknown when the booking page was left. */
export function PendingReservationCheck() {
  const api = useBooking();
  const { booking } = api;
  if (booking.phase === "checking" || booking.phase === "not-arrived") {
    return <CheckingBooking api={api} />;
  }
  if (booking.phase !== "refused") return null;
  return <StepProblem problem={{ kind: "refused", refusal: booking.refusal, quote: null }} />;
}
