import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../reservations-context";
import "./reservation-guest.css";

interface ReservationGuestProps {
  readonly reservation: Reservation;
  readonly headingId: string;
}

/** Who comes, how to reach them, what they wish and what the team has noted. */
export function ReservationGuest({ reservation, headingId }: ReservationGuestProps) {
  const texts = useTexts(reservationDayTexts);
  const { restaurantOf } = useReservationsContext();
  const { contact, note, staff_note, kind, code } = reservation;
  const venue = restaurantOf(reservation);
  return (
    <div className="table-guest">
      <h3 className="table-guest__name" id={headingId} tabIndex={-1}>
        {contact.name}
      </h3>
      <p className="table-guest__facts">
        {contact.phone && (
          <a className="table-guest__phone" href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}>
            {contact.phone}
          </a>
        )}
        <span>
          {texts.code} <strong>{code}</strong>
        </span>
        {kind && <span>{texts.kinds[kind]}</span>}
        {venue && <strong className="table-guest__venue">{venue.title}</strong>}
      </p>
      {note && (
        <p className="table-guest__note">
          <strong>{texts.guestNote}:</strong> {note}
        </p>
      )}
      {staff_note && (
        <p className="table-guest__note table-guest__note--team">
          <strong>{texts.staffNote}:</strong> {staff_note}
        </p>
      )}
    </div>
  );
}
