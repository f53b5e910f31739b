import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";

/** The day's reservations in the groups of the page. */
export interface DayGroups {
  /** Unanswered requests, by start. */
  readonly requests: readonly StaffReservation[];
  /** With a table or waiting for their deposit, by start. */
  readonly tables: readonly StaffReservation[];
  /** Waitlist including offers, in the order of joining. */
  readonly waiting: readonly StaffReservation[];
  /** Final states, by start; without those whose deposit was never paid. */
  readonly over: readonly StaffReservation[];
}

const TABLES: ReadonlySet<string> = new Set(["awaiting_payment", "confirmed", "seated"]);

/** Groups a day's reservations. */
export function dayGroups(reservations: readonly StaffReservation[]): DayGroups {
  const byStart = reservations.toSorted(
    (one, other) => one.start_at - other.start_at || one.created_at - other.created_at,
  );
  const isWaiting = ({ status }: StaffReservation) => status === "waiting" || status === "offered";
  return {
    requests: byStart.filter(({ status }) => status === "requested"),
    tables: byStart.filter(({ status }) => TABLES.has(status)),
    waiting: byStart
      .filter(isWaiting)
      .toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1)),
    over: byStart.filter(({ status }) => isFinalReservation(status) && status !== "unpaid"),
  };
}
