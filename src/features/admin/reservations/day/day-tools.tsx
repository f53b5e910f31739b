import { useReservationDay } from "@/data/reservation-day-provider";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import type { StaffBookingKind } from "../booking/staff-booking-draft";
import type { DayGroups } from "./day-groups";

interface DayToolsProps {
  readonly groups: DayGroups;
  /** Kinds of staff booking that the day allows. */
  readonly kinds: readonly StaffBookingKind[];
  /** Kind of the open form. */
  readonly openKind: StaffBookingKind | null;
  /** Opens the form of a kind; `null` closes it. */
  readonly onOpenBooking: (kind: StaffBookingKind | null) => void;
}

/** Summary of the day, connection state, and buttons for staff bookings and printing. */
export function DayTools({ groups, kinds, openKind, onOpenBooking }: DayToolsProps) {
  const texts = useTexts(reservationDayTexts);
  const { reservations, restaurants } = useReservationDay();
  const { status } = reservations;
  const shown = status === "signed-out" ? "loading" : status;
  const parties = [...groups.requests, ...groups.tables];
  const guests = parties.reduce((sum, { party_size }) => sum + party_size, 0);
  return (
    <div className="day-tools">
      <p className="day-tools__summary" data-parties={parties.length}>
        {texts.summary(parties.length, texts.guests(guests))}
      </p>
      <output className={`reservations-connection reservations-connection--${shown}`}>
        {texts.connection[shown]}
      </output>
      <div className="day-tools__buttons">
        {kinds.map((kind) => (
          <button
            key={kind}
            className="reservation-step reservation-step--new"
            type="button"
            aria-expanded={openKind === kind}
            onClick={() => onOpenBooking(openKind === kind ? null : kind)}
          >
            <span aria-hidden="true">+</span> {texts.newBooking[kind]}
          </button>
        ))}
        <button className="reservation-step" type="button" onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
      {restaurants.length > 1 && <p className="day-tools__hint">{texts.chooseOne}</p>}
    </div>
  );
}

/** Notices about the connection and reservations that cannot be shown. */
export function DayNotices() {
  const texts = useTexts(reservationDayTexts);
  const { reservations } = useReservationDay();
  const { unreadable } = reservations;
  return (
    <>
      {reservations.status === "disconnected" && (
        <p className="reservations-notice reservations-notice--danger" role="alert">
          {texts.disconnected}
        </p>
      )}
      {reservations.status === "failed" && (
        <p className="reservations-notice reservations-notice--danger" role="alert">
          {texts.failed}
          <button
            className="reservation-step"
            type="button"
            onClick={() => window.location.reload()}
          >
            {texts.reload}
          </button>
        </p>
      )}
      {unreadable.length > 0 && (
        <p className="reservations-notice" role="status">
          {texts.unreadable(
            unreadable.length,
            unreadable.map(({ id, code }) => code ?? id).join(", "),
          )}
        </p>
      )}
    </>
  );
}
