import type { Reservation } from "@/domain/reservation/reservation.schema";
import { ReservationCard } from "../card/reservation-card";
import "./reservation-list.css";

interface ReservationListProps {
  readonly title: string;
  readonly reservations: readonly Reservation[];
  readonly name: "requests" | "tables" | "over";
  /** Closed at first: not needed right now. */
  readonly isFolded?: boolean;
}

/** Entries of one kind below their title; nothing at all where there are none. */
export function ReservationList({ title, reservations, name, isFolded }: ReservationListProps) {
  if (reservations.length === 0) return null;
  const count = <span className="table-list__count">{reservations.length}</span>;
  const entries = (
    <ol className="table-list__entries">
      {reservations.map((each) => (
        <ReservationCard key={each.id} reservation={each} />
      ))}
    </ol>
  );
  if (isFolded) {
    return (
      <details className="table-list table-list--folded" data-list={name}>
        <summary className="table-list__title">
          {title} {count}
        </summary>
        {entries}
      </details>
    );
  }
  return (
    <section className={`table-list table-list--${name}`} data-list={name} aria-label={title}>
      <h2 className="table-list__title">
        {title} {count}
      </h2>
      {entries}
    </section>
  );
}
