import type { Reservation } from "../reservation.schema";
import type { SeatedStay } from "../seats/seat-buckets";
import { holdsSeats } from "../steps/reservation-transitions";
import type { TablePlan } from "./table-plan";

/**
 * The stay of a reservation that holds seats, with its tables. Without `table_ids` it waits for a
 * table; an empty list means that staff booked it without one.
 */
export type HeldStay = SeatedStay &
  Pick<Reservation, "id" | "guest_verified"> & {
    readonly table_ids?: readonly string[] | undefined;
  };

/** The stays among reservations that hold seats. */
export function heldStays(
  reservations: readonly (HeldStay & Pick<Reservation, "status">)[],
): HeldStay[] {
  return reservations.filter(({ status }) => holdsSeats(status));
}

/** A stay's tables; empty without tables, or if one of them no longer exists. */
export function tablesOfStay(
  { seatsById }: TablePlan,
  { table_ids = [] }: Pick<HeldStay, "table_ids">,
): readonly string[] {
  return table_ids.every((id) => seatsById.has(id)) ? table_ids : [];
}

/** Whether the stay has no table and nobody decided that it needs none. */
export function awaitsTable(plan: TablePlan, stay: Pick<HeldStay, "table_ids">): boolean {
  return stay.table_ids?.length !== 0 && tablesOfStay(plan, stay).length === 0;
}
