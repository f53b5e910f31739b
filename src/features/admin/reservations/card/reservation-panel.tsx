import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../reservations-context";
import { ChangePanel } from "./change-panel";
import { ConfirmPanel } from "./confirm-panel";
import { DeclinePanel } from "./decline-panel";
import { statusStep } from "./reservation-steps";
import { StaffNotePanel } from "./staff-note-panel";
import type { ReservationStep } from "./use-reservation-steps";

/** Actions that need a form or a confirmation. */
export type ReservationPanelName = "declined" | "cancelled" | "no_show" | "change" | "note";

interface ReservationPanelProps {
  readonly reservation: StaffReservation;
  readonly panel: ReservationPanelName;
  readonly onClose: () => void;
}

/** The form or confirmation that replaces a card's buttons. */
export function ReservationPanel({ reservation, panel, onClose }: ReservationPanelProps) {
  const texts = useTexts(reservationDayTexts);
  const { steps } = useReservationsContext();

  function run(step: ReservationStep): void {
    onClose();
    void steps.run(reservation, step);
  }

  switch (panel) {
    case "change":
      return <ChangePanel reservation={reservation} onClose={onClose} />;
    case "note":
      return <StaffNotePanel reservation={reservation} onClose={onClose} />;
    case "declined":
      return (
        <DeclinePanel
          reservation={reservation}
          onBack={onClose}
          onReason={(reason) => run(statusStep(reservation, "declined", reason))}
        />
      );
    case "cancelled":
    case "no_show":
      return (
        <ConfirmPanel
          question={panel === "cancelled" ? texts.cancelQuestion : texts.noShowQuestion}
          yes={texts.confirmYes[panel]}
          onYes={() => run(statusStep(reservation, panel))}
          onNo={onClose}
        />
      );
  }
}
