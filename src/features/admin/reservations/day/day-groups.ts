import type { Reservation } from "@/domain/reservation/reservation.schema";
import { isFinalReservation } from "@/domain/reservation/reservation-transitions";

/** The day's reservations in the groups of the page. */
export interface DayGroups {
  /** Unanswered requests, by start. */
  readonly requests: readonly Reservation[];
  /** Confirmed or seated, by start. */
  readonly tables: readonly Reservation[];
  /** Waitlist including offers, in the order of joining. */
  readonly waiting: readonly Reservation[];
  /** Final states, by start. */
  readonly over: readonly Reservation[];
}

/** Groups a day's reservations. */
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
