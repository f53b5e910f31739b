import type { Reservation } from "@/domain/reservation/reservation.schema";
import { adminTablesTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useTablesTools } from "../reservations-context";
import { ChangePanel } from "./change-panel";
import { QuestionPanel } from "./confirm-panel";
import { DeclinePanel } from "./decline-panel";
import { statusStep } from "./reservation-steps";
import { NotePanel } from "./staff-note-panel";
import type { TableStep } from "./use-reservation-steps";

/** What asks for more before it is done. */
export type EntryPanel = "declined" | "cancelled" | "no_show" | "change" | "note";

interface EntryPanelsProps {
  readonly reservation: Reservation;
  readonly panel: EntryPanel;
  readonly onClose: () => void;
}

/** The question or form an entry shows in place of its buttons. */
export function EntryPanels({ reservation, panel, onClose }: EntryPanelsProps) {
  const texts = useTexts(adminTablesTexts);
  const { steps } = useTablesTools();

  function run(step: TableStep): void {
    onClose();
    void steps.run(reservation, step);
  }

  switch (panel) {
    case "change":
      return <ChangePanel reservation={reservation} onClose={onClose} />;
    case "note":
      return <NotePanel reservation={reservation} onClose={onClose} />;
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
        <QuestionPanel
          question={panel === "cancelled" ? texts.cancelQuestion : texts.noShowQuestion}
          yes={`${texts.yes}, ${texts.steps[panel].toLocaleLowerCase("de")}`}
          onYes={() => run(statusStep(reservation, panel))}
          onNo={onClose}
        />
      );
  }
}
