import { telHref } from "@/domain/contact/tel-href";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../reservations-context";
import "./reservation-guest.css";

interface ReservationGuestProps {
  readonly reservation: StaffReservation;
  readonly headingId: string;
}

/** Name, phone, code and notes of a reservation. */
export function ReservationGuest({ reservation, headingId }: ReservationGuestProps) {
  const texts = useTexts(reservationDayTexts);
  const { restaurantOf } = useReservationsContext();
  const { contact, note, staff_note, kind, code } = reservation;
  const restaurant = restaurantOf(reservation);
  return (
    <div className="reservation-guest">
      <h3 className="reservation-guest__name" id={headingId} tabIndex={-1}>
        <bdi>{contact.name}</bdi>
      </h3>
      <p className="reservation-guest__facts">
        {contact.phone && (
          <a className="reservation-guest__phone" href={telHref(contact.phone)}>
            {contact.phone}
          </a>
        )}
        <span>
          {texts.code} <strong>{code}</strong>
        </span>
        {kind && <span>{texts.kinds[kind]}</span>}
        {restaurant && (
          <strong className="reservation-guest__restaurant">{restaurant.title}</strong>
        )}
      </p>
      {note && (
        <p className="reservation-guest__note">
          <strong>{texts.guestNote}:</strong> {note}
        </p>
      )}
      {staff_note && (
        <p className="reservation-guest__note reservation-guest__note--team">
          <strong>{texts.staffNote}:</strong> {staff_note}
        </p>
      )}
    </div>
  );
}
