import { nextOffers, type TableOffer } from "@/domain/reservation/booking/waitlist";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import { seatLimitsOf } from "@/domain/reservation/seating/taken-seats";
import { stayDates } from "@/domain/reservation/seats/seat-buckets";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addDays, type Instant } from "@/domain/time/berlin-time";
import { readTakenSeats, type SeatChange } from "../../capacity/seat-store";
import { readRestaurant } from "../../restaurants/restaurant-store";
import type { Transaction } from "../../runtime/admin-app";
import { readWaitlist } from "../reservation-store";
import { type Settlement, settleSeating } from "../seating/settle-seating";

/** Offers and tables given after a change of a reservation has freed seats. */
interface FilledSeats {
  readonly offers: readonly TableOffer[];
  readonly settlement?: Settlement;
}

/**
 * Gives freed tables to parties that wait for one, then offers what is left to the waitlist. Nothing
 * if the change frees nothing; no offers if the restaurant takes no reservations.
 * @param restaurant null if it does not exist (any more)
 */
export async function fillFreedSeats(
  transaction: Transaction,
  { reservation, restaurant }: { reservation: Reservation; restaurant: Restaurant | null },
  change: SeatChange,
  now: Instant,
): Promise<FilledSeats> {
  if (!restaurant || !freesSeats(change)) return { offers: [] };
  const { key } = restaurant;
  const waiting = await readWaitlist(transaction, key, reservation);
  if (waiting.length === 0 && !tablePlanOf(restaurant)) return { offers: [] };
  const stays = [reservation, ...(change.to ? [change.to] : []), ...waiting];
  // With the day after, into which parties that wait for a table may stay.
  const days = stays.flatMap(stayDates).flatMap((date) => [date, addDays(date, 1)]);
  const dates = [...new Set(days)];
  const [stored, seats] = await Promise.all([
    readRestaurant(key, ["availability"], transaction),
    readTakenSeats(key, dates, transaction),
  ]);
  const settlement = await settleSeating(transaction, restaurant, { dates, seats, change }, now);
  if (!stored?.restaurant.reservation) return { offers: [], settlement };
  const limits = seatLimitsOf(stored.restaurant, stored.availability, now);
  return { offers: nextOffers(waiting, settlement.seats, limits, now), settlement };
}

/** Whether seats or a table that were held become free, at least in part. */
function freesSeats({ from, to }: SeatChange): boolean {
  if (!from) return false;
  if (!to) return true;
  const staysAsLong = to.start_at <= from.start_at && to.end_at >= from.end_at;
  const staysAsLarge = to.party_size >= from.party_size;
  const keepsTables = (from.table_ids ?? []).every((id) => to.table_ids?.includes(id));
  return !staysAsLong || !staysAsLarge || !keepsTables;
}
