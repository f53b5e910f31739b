import type { FoundReservation } from "@/domain/guest/guest-answers.schema";
import { formatLocalDay } from "@/domain/text/format";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { reservationTexts } from "@/i18n/reservation-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { FoundContact } from "./found-contact";

interface FoundReservationsProps {
  readonly reservations: readonly FoundReservation[];
}

/** A guest's reservations, newest first. */
export function FoundReservations({ reservations }: FoundReservationsProps) {
  const texts = useTexts(guestsTexts);
  const { statuses } = useTexts(reservationTexts);
  const language = useLanguage();
  if (reservations.length === 0) {
    return <p className="guest-results__none">{texts.noReservations}</p>;
  }
  return (
    <table className="guest-table">
      <caption>{texts.reservations}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.code}</th>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.contact}</th>
          <th scope="col">{texts.details}</th>
          <th scope="col">{texts.status}</th>
        </tr>
      </thead>
      <tbody>
        {reservations.map(({ id, code, status, contact, note, staff_note, ...reservation }) => (
          <tr key={id} data-testid="found-reservation">
            <th scope="row">{code}</th>
            <td>
              {formatLocalDay(reservation.local_date, language)}, {reservation.local_time}
            </td>
            <td>
              <FoundContact contact={contact} />
            </td>
            <td>
              <span className="guest-table__line">{texts.partySize(reservation.party_size)}</span>
              {note && <em className="guest-table__line">{texts.note(note)}</em>}
              {staff_note && <em className="guest-table__line">{texts.staffNote(staff_note)}</em>}
            </td>
            <td>{statuses[status]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
