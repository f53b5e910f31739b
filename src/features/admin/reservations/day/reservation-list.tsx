import type { Reservation } from "@/domain/reservation/reservation.schema";
import { ReservationCard } from "../card/reservation-card";
import "./reservation-list.css";

interface ReservationListProps {
  readonly title: string;
  readonly reservations: readonly Reservation[];
  readonly name: "requests" | "tables" | "over";
  /** Whether the list starts collapsed. */
  readonly isFolded?: boolean;
}

/** A titled list of reservations; nothing without reservations. */
export function ReservationList({ title, reservations, name, isFolded }: ReservationListProps) {
  if (reservations.length === 0) return null;
  const count = <span className="reservation-list__count">{reservations.length}</span>;
  const entries = (
    <ol className="reservation-list__entries">
      {reservations.map((each) => (
        <ReservationCard key={each.id} reservation={each} />
      ))}
    </ol>
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
