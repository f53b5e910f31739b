import { offerByStaff } from "@/domain/reservation/booking/waitlist";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { seatPlanOf } from "@/domain/reservation/seating/find-place";
import type { ReservationChange } from "@/domain/reservation/steps/reservation-machine";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, type Result } from "@/domain/result/result";
import { addDays, type Instant } from "@/domain/time/berlin-time";
import { readTakenSeats } from "../../capacity/seat-store";
import { readRestaurant } from "../../restaurants/restaurant-store";
import type { Transaction } from "../../runtime/admin-app";
import { settleSeating } from "../seating/settle-seating";

/** Offers a place to a waitlist entry for staff. Refuses like {@link offerByStaff}. Reads only. */
export async function offerNow(
  transaction: Transaction,
  reservation: Reservation,
  version: number,
  now: Instant,
): Promise<Result<ReservationChange, Refusal>> {
  const { resto_key: key, local_date } = reservation;
  const dates = [local_date, addDays(local_date, 1)];
  const [stored, seats] = await Promise.all([
    readRestaurant(key, [], transaction),
    readTakenSeats(key, dates, transaction),
  ]);
  if (!stored) return err(refusal("NOT_FOUND"));
  const { restaurant } = stored;
  const settled = await settleSeating(transaction, restaurant, { dates, seats }, now);
  const place = { plan: seatPlanOf(restaurant), seating: settled.seats };
  return offerByStaff(reservation, { version, now }, place);
}
