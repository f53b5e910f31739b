import { reservationMail } from "@/domain/mail/reservation-mail";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { Mailbox } from "./mailbox-store";

/**
 * Queues the mail about a reservation's change in the transaction of that change. Does nothing if
 * the guest left no e-mail address.
 */
export function queueReservationMail(
  mailbox: Mailbox,
  reservation: Reservation,
  occasion: Reservation["status"] | "moved",
  { restaurant, now }: { restaurant: Restaurant; now: Instant },
): void {
  const mail = reservationMail(reservation, occasion, restaurant, now);
  if (!mail) return;
  const { id, code, version, email_verified = false } = reservation;
  mailbox.send({
    ...mail,
    id: `reservation_${id}_${version}`,
    target: `reservations/${id}`,
    code,
    isVerified: email_verified,
  });
}
