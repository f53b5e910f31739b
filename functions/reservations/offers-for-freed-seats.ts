import type { Reservation } from "@/domain/reservation/reservation.schema";
import { stayDates } from "@/domain/reservation/seat-buckets";
import { addTakenSeats, seatLimitsOf, type TakenSeats } from "@/domain/reservation/taken-seats";
import { nextOffers, type TableOffer } from "@/domain/reservation/waitlist";
import type { Instant } from "@/domain/time/berlin-time";
import { readTakenSeats } from "../capacity/capacity-store";
import { readRestaurant } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";
import { readWaitlist } from "./reservation-store";

/**
 * Offers to the waitlist after a change of a reservation; none if the change frees no seats or the
 * restaurant takes no reservations.
 * @param changes the change's differences of the seat counts
 */
export async function offersForFreedSeats(
  transaction: Transaction,
  reservation: Reservation,
  changes: TakenSeats,
  now: Instant,
): Promise<TableOffer[]> {
  const freesSeats = [...changes.taken.values()].some((slots) =>
    Object.values(slots).some((by) => by < 0),
  );
  if (!freesSeats) return [];
  const { resto_key: key } = reservation;
  const waiting = await readWaitlist(transaction, key, reservation);
  if (waiting.length === 0) return [];
  const dates = [...new Set(waiting.flatMap(stayDates))];
  const [stored, taken] = await Promise.all([
    readRestaurant(key, ["availability"], transaction),
    readTakenSeats(key, dates, transaction),
  ]);
  if (!stored?.restaurant.reservation) return [];
  const limits = seatLimitsOf(stored.restaurant, stored.availability, now);
  return nextOffers(waiting, addTakenSeats(taken, changes), limits, now);
}
