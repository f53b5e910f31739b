import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { hasRoom, type SeatCounts, type SeatedStay } from "../seats/seat-buckets";
import { assignTables, takenTables } from "./assign-tables";
import type { HeldStay } from "./held-stay";
import { reservationPolicyOf } from "./reservation-policy";
import { type TablePlan, tablePlanOf } from "./table-plan";

/** The seats and tables of a restaurant. */
export interface SeatPlan {
  readonly seats: number;
  /** Null or absent: only seats are counted. */
  readonly tables?: TablePlan | null;
}

/** Seats taken and the stays that hold tables. */
export interface Seating {
  readonly taken: SeatCounts;
  /** Needed for restaurants with tables only. */
  readonly held?: readonly HeldStay[];
}

/** Where a party sits; without `table_ids` where only seats are counted. */
export interface Place {
  readonly table_ids?: string[];
}

type Seated = SeatedStay & Pick<HeldStay, "table_ids">;

export function seatPlanOf(
  restaurant: Pick<Restaurant, "reservation_policy" | "tables" | "table_joins">,
): SeatPlan {
  return { seats: reservationPolicyOf(restaurant).seats, tables: tablePlanOf(restaurant) };
}

/**
 * A place for a stay, or null: there must be seats during the whole stay and, in a restaurant with
 * tables, one free table or combination.
 * @param seating without the party's own seats and tables
 * @param stay with the party's tables so far
 */
export function findPlace(plan: SeatPlan, seating: Seating, stay: Seated): Place | null {
  if (!hasRoom(seating.taken, stay, plan.seats)) return null;
  if (!plan.tables) return {};
  const table_ids = assignTables(plan.tables, seating.held ?? [], stay, stay.table_ids);
  return table_ids && { table_ids: [...table_ids] };
}

/**
 * The place that staff chose, which may be any tables. Refuses, each with `field`:
 * - INVALID for an unknown or repeated table
 * - PARTY_SIZE if the tables have too few seats
 * - SLOT_FULL if a table is taken, with its reservation in `current`, or if all seats are
 *
 * `overbook` skips all but INVALID.
 */
export function chosenPlace(
  plan: SeatPlan,
  seating: Seating,
  stay: SeatedStay,
  { table_ids, overbook }: { readonly table_ids: readonly string[]; readonly overbook: boolean },
): Result<Place, Refusal> {
  const { tables } = plan;
  const wrong = table_ids.findIndex(
    (id, index) => !tables?.seatsById.has(id) || table_ids.indexOf(id) < index,
  );
  if (!tables || wrong >= 0) return err(refusal("INVALID", { field: `table_ids.${wrong}` }));
  const place = { table_ids: [...table_ids] };
  if (overbook) return ok(place);
  const field = "table_ids";
  const seats = table_ids.reduce((sum, id) => sum + (tables.seatsById.get(id) ?? 0), 0);
  if (seats < stay.party_size) return err(refusal("PARTY_SIZE", { field }));
  const taken = takenTables(tables, seating.held ?? [], stay);
  const current = table_ids.map((id) => taken.get(id)).find((holder) => holder !== undefined);
  if (current !== undefined) return err(refusal("SLOT_FULL", { field, current }));
  return hasRoom(seating.taken, stay, plan.seats)
    ? ok(place)
    : err(refusal("SLOT_FULL", { field }));
}
