import { replaceStays, settleTables } from "@/domain/reservation/seating/settle-tables";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import { exchangeSeats, type TakenSeats } from "@/domain/reservation/seating/taken-seats";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { changeSeats, type SeatChange } from "../../capacity/seat-store";
import type { Transaction } from "../../runtime/admin-app";
import { type PlacedStay, readHolding, type SeatsOfDays, writeTables } from "./seating-store";

/** Seats after the parties that wait for a table got one where possible. */
export interface Settlement {
  readonly seats: TakenSeats;
  /** The seats before. Staff may choose a table that a waiting party would get. */
  readonly unsettled: TakenSeats;
  /** The parties that got tables. */
  readonly placed: readonly PlacedStay[];
  readonly now: Instant;
}

/**
 * Gives tables to parties that wait for one. Reads only.
 * @param change of the reservation at hand, applied before
 */
export async function settleSeating(
  transaction: Transaction,
  restaurant: Restaurant,
  { change, dates, seats }: SeatsOfDays & { readonly change?: SeatChange },
  now: Instant,
): Promise<Settlement> {
  const { from = null, to = null } = change ?? {};
  const unsettled = exchangeSeats(seats, from, to);
  const stays = unsettled.held ?? [];
  const plan = tablePlanOf(restaurant);
  const settled = plan ? settleTables(plan, stays, { dates, now }) : [];
  const holding = await readHolding(
    transaction,
    settled.map(({ id }) => id),
  );
  const placed = settled.flatMap((stay) => {
    const reservation = holding.get(stay.id);
    return reservation ? { ...reservation, stay } : [];
  });
  const held = replaceStays(
    stays,
    placed.map(({ stay }) => stay),
  );
  return { seats: { ...unsettled, held }, unsettled, placed, now };
}

/** Writes changes of seats together with a settlement. */
export function writeSeating(
  transaction: Transaction,
  key: string,
  changes: readonly SeatChange[],
  settlement?: Settlement,
): void {
  const changed = new Set(changes.map(({ from, to }) => (to ?? from)?.id));
  const placed = settlement?.placed.map(({ stay }) => stay) ?? [];
  changeSeats(
    transaction,
    key,
    changes,
    placed.filter(({ id }) => !changed.has(id)),
  );
  if (!settlement) return;
  for (const each of settlement.placed) writeTables(transaction, key, each, settlement.now);
}
