import type { Reservation, ReservationStatus } from "../reservation.schema";

/** The kind of a reservation's newest change: a step, a move, or other tables for the same stay. */
export type ChangeOccasion = ReservationStatus | "moved" | "table_changed";

/** The occasion of the change that led to this version; not for notes. */
export function changeOccasion({
  status,
  version,
  history,
}: Pick<Reservation, "status" | "version" | "history">): ChangeOccasion {
  const last = history.at(-1);
  if (last?.version !== version) return "table_changed";
  return last.moved_from ? "moved" : status;
}
