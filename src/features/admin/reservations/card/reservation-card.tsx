import { useId } from "react";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { isFinalReservation } from "@/domain/reservation/reservation-transitions";
import { adminTablesTexts } from "@/i18n/admin/reservation-day-texts";
import { formatTime } from "@/i18n/format";
import { reservationTexts } from "@/i18n/reservation-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocus } from "@/ui/keep-focus";
import { useTablesTools } from "../reservations-context";
import { entryMoment } from "./overdue";
import { EntryActions } from "./reservation-actions";
import { EntryGuest } from "./reservation-guest";
import { TableProblemNote } from "./step-error";
import "./reservation-card.css";

/** One reservation as the people at the door need it. */
export function TableEntry({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(adminTablesTexts);
  const { steps } = useTablesTools();
  const heading = useId();
  const { id, status, party_size, start_at, end_at } = reservation;
  const busy = steps.isBusy(reservation) ? " table-entry--busy" : "";
  const reason = isFinalReservation(status) ? reservation.history.at(-1)?.reason : undefined;
  return (
    <li
      className={`table-entry table-entry--${status}${busy}`}
      data-reservation={id}
      aria-labelledby={heading}
      ref={keepFocus}
    >
      <p className="table-entry__time">
        <strong>{formatTime(start_at)}</strong>
        <span aria-hidden="true">–{formatTime(end_at)}</span>
        <span className="visually-hidden">
          {texts.until(formatTime(start_at), formatTime(end_at))}
        </span>
      </p>
      <p className="table-entry__party">
        <span aria-hidden="true">{party_size}</span>
        <span className="visually-hidden">{texts.guests(party_size)}</span>
      </p>
      <EntryGuest reservation={reservation} headingId={heading} />
      <EntryState reservation={reservation} />
      {reason && (
        <p className="table-entry__reason">
          {texts.reason}: {reason}
        </p>
      )}
      <TableProblemNote reservation={reservation} />
      <EntryActions reservation={reservation} />
    </li>
  );
}

/** The state in words, and whether somebody is late or stays longer. */
function EntryState({ reservation }: { reservation: Reservation }) {
  const texts = useTexts(adminTablesTexts);
  const { statuses } = useTexts(reservationTexts);
  const { now } = useTablesTools();
  const moment = entryMoment(reservation, now);
  const span = moment && texts.span(Math.floor(moment.minutes / 60), moment.minutes % 60);
  return (
    <p className="table-entry__state">
      <span className={`table-state table-state--${reservation.status}`}>
        {statuses[reservation.status]}
      </span>
      {moment && span && (
        <strong className="table-entry__late">
          {moment.kind === "late" ? texts.late(span) : texts.overTime(span)}
        </strong>
      )}
    </p>
  );
}
