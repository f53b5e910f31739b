import { createPortal } from "react-dom";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { formatLocalDay, formatTime } from "@/domain/text/format";
import { formatMoment } from "@/domain/text/format-moment";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationStatusTexts } from "@/i18n/table/reservation-status-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useReservationsContext } from "../context/reservations-context";
import type { DayGroups } from "./day-groups";
import "./printed-day.css";

/** The day's reservations for printing on A4; hidden on the screen. */
export function PrintedDay({ groups }: { groups: DayGroups }) {
  const texts = useTexts(reservationDayTexts);
  const language = useLanguage();
  const { now } = useReservationsContext();
  const { date, restaurants } = useReservationDay();
  const expected = [...groups.requests, ...groups.tables].toSorted(
    (one, other) => one.start_at - other.start_at,
  );
  const guestCount = expected.reduce((sum, { party_size }) => sum + party_size, 0);
  return createPortal(
    <section className="printed-day" data-testid="printed-day" aria-hidden="true">
      <h1 className="printed-day__title">{texts.title(formatLocalDay(date, language))}</h1>
      <p className="printed-day__facts">
        {restaurants.length === 1 ? `${restaurants[0]?.title} · ` : ""}
        {texts.summary(expected.length, texts.guests(guestCount))} ·{" "}
        {texts.printed(formatMoment(now, language))}
      </p>
      {expected.length === 0 ? <p>{texts.nothing}</p> : <PrintedTable reservations={expected} />}
      {groups.waiting.length > 0 && (
        <>
          <h2 className="printed-day__subtitle">{texts.waiting}</h2>
          <PrintedTable reservations={groups.waiting} />
        </>
      )}
    </section>,
    document.body,
  );
}

function PrintedTable({ reservations }: { reservations: readonly StaffReservation[] }) {
  const { columns } = useTexts(reservationDayTexts);
  return (
    <table className="printed-day__table">
      <thead>
        <tr>
          <th>{columns.time}</th>
          <th>{columns.party}</th>
          <th>{columns.name}</th>
          <th>{columns.phone}</th>
          <th>{columns.note}</th>
        </tr>
      </thead>
      <tbody>
        {reservations.map((each) => (
          <PrintedRow key={each.id} reservation={each} />
        ))}
      </tbody>
    </table>
  );
}

function PrintedRow({ reservation }: { reservation: StaffReservation }) {
  const statuses = useTexts(reservationStatusTexts);
  const { restaurantOf } = useReservationsContext();
  const { start_at, party_size, contact, note, staff_note, status, code } = reservation;
  const restaurant = restaurantOf(reservation);
  const isOpen = status !== "confirmed" && status !== "seated";
  const notes = [note, staff_note, isOpen ? statuses[status] : null].filter(Boolean);
  return (
    <tr>
      <td className={`printed-day__time${status === "seated" ? " printed-day__time--here" : ""}`}>
        {formatTime(start_at)}
      </td>
      <td className="printed-day__party">{party_size}</td>
      <td>
        <strong>
          <bdi>{contact.name}</bdi>
        </strong>{" "}
        {code}
        {restaurant && <span> · {restaurant.title}</span>}
      </td>
      <td className="printed-day__phone">{contact.phone ?? ""}</td>
      <td>{notes.join(" · ")}</td>
    </tr>
  );
}
