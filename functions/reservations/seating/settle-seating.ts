import { replaceStays, settleTables } from "@/domain/reservation/seating/settle-tables";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import { exchangeSeats, type TakenSeats } from "@/domain/reservation/seating/taken-seats";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { changeSeats, type SeatChange } from "../../capacity/seat-store";
import type { Transaction } from "../../runtime/admin-app";
import {
  completeSeating,
  type PlacedStay,
  readHolding,
  type SeatsOfDays,
  writeTables,
} from "./seating-store";

/** Seats after the parties that wait for a table got one where possible. */
export interface Settlement {
  readonly seats: TakenSeats;
  /** The seats before. Staff may choose a table that a waiting party would get. */
  readonly unsettled: TakenSeats;
  /** The parties that got tables. */
  readonly placed: readonly PlacedStay[];
  /** Listed stays that differ from their reservations. */
  readonly relisted: readonly SeatChange[];
  readonly now: Instant;
}

/**
 * Gives tables to parties that wait for one. Reads only.
 * @param change of the reservation at hand, applied before
 */
export async function settleSeating(
  transaction: Transaction,
  restaurant: Restaurant,
  { change, ...days }: SeatsOfDays & { readonly change?: SeatChange },
  now: Instant,
): Promise<Settlement> {
  const complete = await completeSeating(restaurant, days, transaction);
  const { relisted } = complete;
  const { from = null, to = null } = change ?? {};
  const unsettled = exchangeSeats(complete.seats, from, to);
  const stays = unsettled.held ?? [];
  const plan = tablePlanOf(restaurant);
  const settled = plan ? settleTables(plan, stays, { dates: days.dates, now }) : [];
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
  return { seats: { ...unsettled, held }, unsettled, placed, relisted, now };
}

/** Writes changes of seats together with a settlement. */
export function writeSeating(
  transaction: Transaction,
  key: string,
  changes: readonly SeatChange[],
  settlement?: Settlement,
): void {
  const { placed = [], relisted = [] } = settlement ?? {};
  const listed = new Map(relisted.map((change) => [idOf(change), change]));
  for (const { stay } of placed) {
    listed.set(stay.id, { from: listed.get(stay.id)?.from ?? stay, to: stay });
  }
  for (const change of changes) listed.delete(idOf(change));
  changeSeats(transaction, key, changes, [...listed.values()]);
  for (const each of placed) if (settlement) writeTables(transaction, key, each, settlement.now);
}

function idOf({ from, to }: SeatChange): string | undefined {
  return (to ?? from)?.id;
}
