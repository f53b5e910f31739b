import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { useTexts } from "@/i18n/use-texts";
import { ReservationCard } from "../card/reservation-card";
import "./reservation-list.css";

interface ReservationListProps {
  readonly title: string;
  readonly reservations: readonly StaffReservation[];
  readonly name: "requests" | "tables" | "over";
  /** Whether the list starts collapsed. */
  readonly isFolded?: boolean;
  /** Reads more reservations; absent if there are no more. */
  readonly onMore?: (() => void) | undefined;
}

/** A titled list of reservations; nothing without reservations. */
export function ReservationList(props: ReservationListProps) {
  const texts = useTexts(reservationDayTexts);
  const { title, reservations, name, isFolded, onMore } = props;
  if (reservations.length === 0) return null;
  const count = (
    <span className="reservation-list__count">
      {reservations.length}
      {onMore && "+"}
    </span>
  );
  const entries = (
    <>
      <ol className="reservation-list__entries">
        {reservations.map((each) => (
          <ReservationCard key={each.id} reservation={each} />
        ))}
      </ol>
      {onMore && (
        <button className="reservation-step reservation-list__more" type="button" onClick={onMore}>
          {texts.showMore}
        </button>
      )}
    </>
  );
  if (isFolded) {
    return (
      <details className="reservation-list reservation-list--folded" data-list={name}>
        <summary className="reservation-list__title">
          {title} {count}
        </summary>
        {entries}
      </details>
    );
  }
  return (
    <section
      className={`reservation-list reservation-list--${name}`}
      data-list={name}
      aria-label={title}
    >
      <h2 className="reservation-list__title">
        {title} {count}
      </h2>
      {entries}
    </section>
  );
}
