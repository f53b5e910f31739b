import { reservationMail } from "@/domain/mail/reservation-mail";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/**
 * Queues the mail about a reservation's change in the transaction of that change. Does nothing if
 * the guest left no e-mail address.
 */
export function addReservationMail(
  transaction: Transaction,
  reservation: Reservation,
  occasion: Reservation["status"] | "moved",
  { restaurant, now }: { restaurant: Restaurant; now: Instant },
): void {
  const mail = reservationMail(reservation, occasion, restaurant, now);
  if (!mail) return;
  const { id, version, resto_key } = reservation;
  transaction.set(database().doc(`mail/reservation_${id}_${version}`), {
    ...mail,
    resto_key,
    target: `reservations/${id}`,
    created_at: toTimestamp(now),
  });
}
