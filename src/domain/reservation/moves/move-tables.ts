import type { Refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { type SeatingContext, slotFullRefusal } from "../booking/book-table";
import { placeForStaff } from "../booking/staff-place";
import type { Reservation } from "../reservation.schema";
import { findPlace, type Place, seatPlanOf } from "../seating/find-place";
import type { HeldStay } from "../seating/held-stay";
import { addSeatCounts, type SeatedStay, seatChanges } from "../seats/seat-buckets";
import { nextVersion } from "../steps/next-version";
import type { ReservationChange } from "../steps/reservation-machine";
import { holdsSeats } from "../steps/reservation-transitions";
import type { ReservationMove } from "./reservation-move";

/** Whether staff only name other tables for the same stay. */
export function isTableChange(
  { local_date, local_time, party_size, status }: Reservation,
  move: ReservationMove,
): boolean {
  const isSameStay =
    move.date === local_date && move.time === local_time && move.party_size === party_size;
  return isSameStay && move.by === "staff" && move.table_ids !== undefined && holdsSeats(status);
}

/** Other tables for the same stay. Only the version rises: guests do not see their tables. */
export function changeTables(
  reservation: Reservation,
  move: ReservationMove,
  context: SeatingContext,
): Result<ReservationChange, Refusal> {
  // Its guests are in the count of seats already.
  const place = movedPlace(reservation, reservation, move, { ...context, taken: new Map() });
  if (!place.ok) return place;
  return ok({ ...place.value, ...nextVersion(reservation, move.now) });
}

/** The place of a moved reservation. Its own seats and tables count as free. */
export function movedPlace(
  reservation: Reservation,
  stay: SeatedStay,
  move: ReservationMove,
  context: SeatingContext,
): Result<Place, Refusal> {
  const others = {
    ...context,
    taken: addSeatCounts(context.taken, seatChanges(reservation, null)),
    held: (context.held ?? []).filter(({ id }) => id !== reservation.id),
  };
  const wanted: SeatedStay & Pick<HeldStay, "table_ids"> = {
    ...stay,
    table_ids: reservation.table_ids,
  };
  if (move.by === "staff") return placeForStaff(wanted, move, others, move.now);
  const place = findPlace(seatPlanOf(context.restaurant), others, wanted);
  return place ? ok(place) : err(slotFullRefusal(others, move, stay.start_at, move.now));
}
