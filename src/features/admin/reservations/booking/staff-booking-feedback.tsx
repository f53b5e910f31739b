import { toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useStepErrorText } from "../card/step-error";
import type { StaffBookingState } from "./use-staff-booking";

interface StaffBookingFeedbackProps {
  readonly booking: StaffBookingState;
  readonly onSelectTime: (time: string) => void;
  readonly onOverbook: () => void;
  readonly onAgain: () => void;
}

/** Explains why a staff booking was not saved and offers the next steps. */
export function StaffBookingFeedback({
  booking,
  onSelectTime,
  onOverbook,
  onAgain,
}: StaffBookingFeedbackProps) {
  const texts = useTexts(reservationDayTexts);
  const words = useStepErrorText();
  if (booking.phase === "checking") {
    return (
      <div className="step-error step-error--open" role="alert">
        <p>{texts.checking}</p>
        <button className="reservation-step" type="button" onClick={onAgain}>
          {texts.again}
        </button>
      </div>
    );
  }
  if (booking.phase === "offline") {
    return (
      <p className="step-error" role="alert">
        {words({ phase: "offline" })}
      </p>
    );
  }
  if (booking.phase !== "refused") return null;
  const { refusal } = booking;
  const { next_at } = refusal;
  const next = next_at === undefined ? null : toLocal(next_at).time;
  return (
    <div className="step-error step-error--open" role="alert">
      <p>{words(booking)}</p>
      {refusal.reason === "SLOT_FULL" && (
        <div className="reservation-actions__row">
          {next && (
            <button className="reservation-step" type="button" onClick={() => onSelectTime(next)}>
              {texts.nextFree(next)}
            </button>
          )}
          <button
            className="reservation-step reservation-step--stop"
            type="button"
            onClick={onOverbook}
          >
            {texts.overbook}
          </button>
        </div>
      )}
      {refusal.reason === "SLOT_FULL" && <p>{texts.overbookHint}</p>}
    </div>
  );
}
