import type { HeldStay } from "@/domain/reservation/seating/held-stay";
import { replaceStay, settleTables } from "@/domain/reservation/seating/settle-tables";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import { exchangeSeats, type TakenSeats } from "@/domain/reservation/taken-seats";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { changeSeats, type SeatChange } from "../capacity/seat-store";
import type { Transaction } from "../runtime/admin-app";
import { completeSeating, readHolding, type SeatsOfDays, writeTables } from "./seating-store";

/** Seats after the parties that wait for a table got one where possible. */
export interface Settlement {
  readonly seats: TakenSeats;
  /** The seats before. Staff may choose a table that a waiting party would get. */
  readonly unsettled: TakenSeats;
  /** The parties that got tables, and stays that no capacity document lists yet. */
  readonly placed: readonly HeldStay[];
  readonly unlisted: readonly HeldStay[];
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
  const { from = null, to = null } = change ?? {};
  const unsettled = exchangeSeats(complete.seats, from, to);
  const stays = unsettled.held ?? [];
  const unlisted = complete.unlisted.filter(({ id }) => id !== (to ?? from)?.id);
  const plan = tablePlanOf(restaurant);
  const settled = plan ? settleTables(plan, stays, { dates: days.dates, now }) : [];
  const holding = await readHolding(
    transaction,
    settled.map(({ id }) => id),
  );
  const placed = settled.filter(({ id }) => holding.has(id));
  const held = placed.reduce<readonly HeldStay[]>(replaceStay, stays);
  return { seats: { ...unsettled, held }, unsettled, placed, unlisted };
}

/** Writes changes of seats together with a settlement. */
export function writeSeating(
  transaction: Transaction,
  key: string,
  changes: readonly SeatChange[],
  settlement: Pick<Settlement, "placed" | "unlisted"> = { placed: [], unlisted: [] },
): void {
  const { placed, unlisted } = settlement;
  const moved = new Set([...changes.map(({ from, to }) => (to ?? from)?.id)]);
  const settled = new Map([...unlisted, ...placed].map((stay) => [stay.id, stay]));
  const listed = [...settled.values()].filter(({ id }) => !moved.has(id));
  changeSeats(transaction, key, [...changes, ...listed.map((stay) => ({ from: stay, to: stay }))]);
  for (const stay of placed) writeTables(transaction, stay);
}
