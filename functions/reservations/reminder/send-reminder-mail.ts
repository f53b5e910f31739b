import { reminderMail } from "@/domain/mail/reminder-mail";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { Mailbox } from "../../mail/mailbox-store";
import { signReminder } from "./reminder-signature";

/** Queues the reminder of a reservation. Does nothing if the guest left no e-mail address. */
export function queueReminderMail(
  mailbox: Mailbox,
  reservation: Reservation,
  { restaurant, now }: { restaurant: Restaurant; now: Instant },
): void {
  const signature = signReminder(reservation);
  const mail = reminderMail(reservation, signature, restaurant, now);
  if (!mail) return;
  const { id, code, email_verified = false } = reservation;
  mailbox.send({
    ...mail,
    id: `reminder_${id}_${reservation.start_at}`,
    target: `reservations/${id}`,
    code,
    isVerified: email_verified,
  });
}
