import { useId } from "react";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { isFinalReservation } from "@/domain/reservation/reservation-transitions";
import { formatTime } from "@/domain/text/format";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationTexts } from "@/i18n/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { useReservationsContext } from "../reservations-context";
import { overdueOf } from "./overdue";
import { ReservationActions } from "./reservation-actions";
import { ReservationGuest } from "./reservation-guest";
import { StepError } from "./step-error";
import "./reservation-card.css";

/** One reservation of the day. */
export function ReservationCard({ reservation }: { reservation: StaffReservation }) {
  const texts = useTexts(reservationDayTexts);
  const { steps } = useReservationsContext();
  const heading = useId();
  const { id, status, party_size, start_at, end_at } = reservation;
  const busy = steps.isBusy(reservation) ? " reservation-card--busy" : "";
  const reason = isFinalReservation(status) ? reservation.history.at(-1)?.reason : undefined;
  return (
    <li
      className={`reservation-card reservation-card--${status}${busy}`}
      data-reservation={id}
      aria-labelledby={heading}
      ref={keepFocusInside}
    >
      <p className="reservation-card__time">
        <strong>{formatTime(start_at)}</strong>
        <span aria-hidden="true">–{formatTime(end_at)}</span>
        <span className="visually-hidden">
          {texts.until(formatTime(start_at), formatTime(end_at))}
        </span>
      </p>
      <p className="reservation-card__party">
        <span aria-hidden="true">{party_size}</span>
        <span className="visually-hidden">{texts.guests(party_size)}</span>
      </p>
      <ReservationGuest reservation={reservation} headingId={heading} />
      <ReservationState reservation={reservation} />
      {reason && (
        <p className="reservation-card__reason">
          {texts.reason}: {reason}
        </p>
      )}
      <StepError reservation={reservation} />
      <ReservationActions reservation={reservation} />
    </li>
  );
}

/** The status, and the time by which the reservation is overdue. */
function ReservationState({ reservation }: { reservation: StaffReservation }) {
  const texts = useTexts(reservationDayTexts);
  const { statuses } = useTexts(reservationTexts);
  const { now } = useReservationsContext();
  const moment = overdueOf(reservation, now);
  const span = moment && texts.span(Math.floor(moment.minutes / 60), moment.minutes % 60);
  return (
    <p className="reservation-card__state">
      <span className={`reservation-state reservation-state--${reservation.status}`}>
        {statuses[reservation.status]}
      </span>
      {moment && span && (
        <strong className="reservation-card__late">
          {moment.kind === "late" ? texts.late(span) : texts.overTime(span)}
        </strong>
      )}
    </p>
  );
}
