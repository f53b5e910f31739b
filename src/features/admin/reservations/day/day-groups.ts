import type { Reservation } from "@/domain/reservation/reservation.schema";
import { isFinalReservation } from "@/domain/reservation/reservation-transitions";

/** The day's reservations as the page shows them. */
export interface DayGroups {
  /** Waiting for an answer, by start. */
  readonly requests: readonly Reservation[];
  /** Expected or at their table, by start. */
  readonly tables: readonly Reservation[];
  /** The waiting list in its order, offers included. */
  readonly waiting: readonly Reservation[];
  /** Nothing can follow, by start. */
  readonly over: readonly Reservation[];
}

/** Sorts a day's reservations into what has to be done about them. */
export function dayGroups(reservations: readonly Reservation[]): DayGroups {
  const byStart = reservations.toSorted(
    (one, other) => one.start_at - other.start_at || one.created_at - other.created_at,
  );
  const isWaiting = ({ status }: Reservation) => status === "waiting" || status === "offered";
  return {
    requests: byStart.filter(({ status }) => status === "requested"),
    tables: byStart.filter(({ status }) => status === "confirmed" || status === "seated"),
    waiting: byStart
      .filter(isWaiting)
      .toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1)),
    over: byStart.filter(({ status }) => isFinalReservation(status)),
  };
}
