import { Box } from "@chakra-ui/react";
import { ConfirmDialog } from "@/admin-ui/overlay/confirm-dialog";
import { SideDrawer } from "@/admin-ui/overlay/side-drawer";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import type { PanelName } from "../context/panel-name";
import { statusStep } from "../context/reservation-steps";
import { useReservationsContext } from "../context/reservations-context";
import { ChangeForm } from "./change-form";
import { DeclineForm } from "./decline-form";
import { NoteForm } from "./note-form";
import { ReservationDetails } from "./reservation-details";

interface ReservationPanelProps {
  readonly reservation: StaffReservation;
  readonly panel: PanelName;
  readonly onPanel: (panel: PanelName) => void;
  readonly onClose: () => void;
}

/** Everything about one reservation beside the day, or the question before a final step. */
export function ReservationPanel(props: ReservationPanelProps) {
  const { reservation, panel, onPanel, onClose } = props;
  const texts = useTexts(reservationDayTexts);
  const { steps } = useReservationsContext();
  const { name } = reservation.contact;
  if (panel === "cancelled" || panel === "no_show" || panel === "withdrawn") {
    const to = panel === "no_show" ? "no_show" : "cancelled";
    return (
      <ConfirmDialog
        open
        danger
        title={name}
        confirmLabel={texts.confirmYes[panel]}
        onConfirm={() => {
          onClose();
          void steps.run(reservation, statusStep(reservation, to));
        }}
        onClose={onClose}
      >
        {texts.questions[panel]}
      </ConfirmDialog>
    );
  }
  return (
    <SideDrawer open title={<bdi>{name}</bdi>} onClose={onClose}>
      {/* Each form takes the focus from the button that opened it. */}
      <Box key={panel} ref={focusFirst}>
        {panel === "details" && (
          <ReservationDetails reservation={reservation} onPanel={onPanel} onClose={onClose} />
        )}
        {panel === "change" && <ChangeForm reservation={reservation} onClose={onClose} />}
        {panel === "note" && <NoteForm reservation={reservation} onClose={onClose} />}
        {panel === "declined" && (
          <DeclineForm
            reservation={reservation}
            onBack={() => onPanel("details")}
            onReason={(reason) => {
              onClose();
              void steps.run(reservation, statusStep(reservation, "declined", reason));
            }}
          />
        )}
      </Box>
    </SideDrawer>
  );
}

function focusFirst(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
}
