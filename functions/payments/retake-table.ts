import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Place } from "@/domain/reservation/seating/find-place";
import { placeWithin, seatLimitsOf } from "@/domain/reservation/seating/taken-seats";
import { requestedStart } from "@/domain/reservation/times/bookable-times";
import { addDays, type Instant } from "@/domain/time/berlin-time";
import { readTakenSeats } from "../capacity/seat-store";
import { settleSeating } from "../reservations/seating/settle-seating";
import { readRestaurant } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";

/**
 * Finds a table once more for a party whose deposit was paid after its table was freed, by the rules of a
 * new reservation. Reads only.
 * @returns null if there is none
 */
export async function retakeTable(
  transaction: Transaction,
  reservation: Reservation,
  now: Instant,
): Promise<Place | null> {
  const { resto_key: key, local_date: date, local_time: time, party_size } = reservation;
  const dates = [date, addDays(date, 1)];
  const [stored, seats] = await Promise.all([
    readRestaurant(key, ["availability"], transaction),
    readTakenSeats(key, dates, transaction),
  ]);
  if (!stored || !requestedStart(stored, { date, time, party_size }, now).ok) return null;
  const settled = await settleSeating(transaction, stored.restaurant, { dates, seats }, now);
  const limits = seatLimitsOf(stored.restaurant, stored.availability, now);
  return placeWithin(settled.seats, reservation, limits);
}
