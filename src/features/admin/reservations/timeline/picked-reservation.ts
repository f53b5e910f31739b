import type { SeatingContext } from "@/domain/reservation/booking/book-table";
import { moveReservation } from "@/domain/reservation/moves/move-reservation";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { ReservationChange } from "@/domain/reservation/steps/reservation-machine";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type Instant, toLocal } from "@/domain/time/berlin-time";

import type { MoveTarget } from "../context/reservation-steps";
import type { Placement } from "./placement";
import { tablesAt } from "./tables-at";
import type { TimeAxis } from "./time-axis";
import { NO_TABLE } from "./timeline-rows";

/** A reservation that is being moved, and where it is held. */
export interface PickedReservation {
  readonly reservation: StaffReservation;
  readonly from: Placement;
  readonly at: Placement;
  readonly by: "keyboard" | "pointer";
}

/** `both`: to another table and time. `table`: guests who sit already, or have an offer. */
type Mobility = "both" | "table" | "none";

/** How far staff can move a reservation. */
export function mobilityOf({ status }: StaffReservation, hasTables: boolean): Mobility {
  if (status === "requested" || status === "confirmed") return "both";
  return hasTables && holdsSeats(status) ? "table" : "none";
}

/** The target of a dragged reservation. */
export function targetAt(
  { reservation, from, at }: Pick<PickedReservation, "reservation" | "from" | "at">,
  axis: TimeAxis,
  restaurant: Pick<Restaurant, "tables" | "table_joins">,
): MoveTarget {
  const { local_date, local_time, party_size, table_ids } = reservation;
  const start = at.column === from.column ? null : (axis[at.column] ?? null);
  const moved = start === null ? { date: local_date, time: local_time } : toLocal(start);
  const stays = at.row === from.row && table_ids?.length ? table_ids : null;
  const tables = at.row === NO_TABLE ? null : (stays ?? tablesAt(restaurant, at.row, party_size));
  return {
    date: moved.date,
    time: moved.time,
    party_size,
    ...(tables ? { table_ids: tables } : {}),
  };
}

/** The move by the rules of the server, as far as this device knows the day. */
export function plannedMove(
  reservation: StaffReservation,
  { table_ids, ...target }: MoveTarget,
  seating: SeatingContext,
  now: Instant,
): Result<ReservationChange, Refusal> {
  const { version } = reservation;
  const tables = table_ids ? { table_ids: [...table_ids] } : {};
  return moveReservation(reservation, { ...target, ...tables, by: "staff", version, now }, seating);
}
