import { useState } from "react";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { NO_SHOW_AFTER_MS } from "@/domain/reservation/reservation-machine";
import { nextReservationStatuses } from "@/domain/reservation/reservation-transitions";
import { toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";
import { useReservationsContext } from "../reservations-context";
import { ReservationPanel, type ReservationPanelName } from "./reservation-panel";
import { statusStep } from "./reservation-steps";

/** Buttons for the next steps of a reservation; the less usual ones behind "more". */
export function ReservationActions({ reservation }: { reservation: Reservation }) {
  const { now, notes } = useReservationsContext();
  const [panel, setPanel] = useState<ReservationPanelName | null>(
    notes.has(reservation.id) ? "note" : null,
  );
  const [isOpen, setOpen] = useState(false);
  // After a panel closes, the focus returns to the button that opened it.
  const [wasInPanel, setWasInPanel] = useState(panel !== null);
  const { status, start_at, local_date } = reservation;
  const next = nextReservationStatuses(status, "staff");
  const isToday = toLocal(now).date === local_date;
  const canMarkNoShow = next.includes("no_show") && now >= start_at + NO_SHOW_AFTER_MS;
  // Guests can be seated only on the day of the reservation.
  const main = next.find((to) => to === "confirmed" || to === "completed") ?? null;
  const arrived = next.includes("seated") && isToday;
  const canMove = status === "requested" || status === "confirmed";

  function open(next: ReservationPanelName): void {
    setPanel(next);
    setOpen(false);
    setWasInPanel(true);
  }

  function close(): void {
    notes.delete(reservation.id);
    setPanel(null);
  }

  if (panel) return <ReservationPanel reservation={reservation} panel={panel} onClose={close} />;
  return (
    <div className="reservation-actions">
      <div className="reservation-actions__row">
        {main && <StepButton reservation={reservation} to={main} isMain />}
        {arrived && <StepButton reservation={reservation} to="seated" isMain={main === null} />}
        {canMarkNoShow && <PanelButton name="no_show" onOpen={open} isStop />}
        <MoreButton isOpen={isOpen} hasFocus={wasInPanel} onToggle={() => setOpen(!isOpen)} />
      </div>
      {isOpen && (
        <div className="reservation-actions__row">
          {canMove && <PanelButton name="change" onOpen={open} />}
          <PanelButton name="note" onOpen={open} />
          {next.includes("declined") && <PanelButton name="declined" onOpen={open} isStop />}
          {next.includes("cancelled") && <PanelButton name="cancelled" onOpen={open} isStop />}
        </div>
      )}
    </div>
  );
}

function StepButton(props: {
  reservation: Reservation;
  to: "confirmed" | "completed" | "seated";
  isMain?: boolean;
}) {
  const texts = useTexts(reservationDayTexts);
  const { steps } = useReservationsContext();
  const { reservation, to, isMain = false } = props;
  const busy = steps.isBusy(reservation);
  return (
    <button
      className={`reservation-step${isMain ? " reservation-step--main" : ""}`}
      type="button"
      aria-disabled={busy}
      onClick={() => void steps.run(reservation, statusStep(reservation, to))}
    >
      {busy && isMain ? texts.busy : texts.steps[to]}
    </button>
  );
}

function PanelButton(props: {
  name: ReservationPanelName;
  onOpen: (panel: ReservationPanelName) => void;
  isStop?: boolean;
}) {
  const texts = useTexts(reservationDayTexts);
  const { name, onOpen, isStop = false } = props;
  const label = name === "change" || name === "note" ? texts[name] : texts.steps[name];
  return (
    <button
      className={`reservation-step${isStop ? " reservation-step--stop" : ""}`}
      type="button"
      onClick={() => onOpen(name)}
    >
      {label}
    </button>
  );
}

function MoreButton(props: { isOpen: boolean; hasFocus: boolean; onToggle: () => void }) {
  const texts = useTexts(reservationDayTexts);
  const { isOpen, hasFocus, onToggle } = props;
  return (
    <button
      className="reservation-step"
      type="button"
      ref={hasFocus ? focusOnMount : null}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? texts.less : texts.more}
    </button>
  );
}
