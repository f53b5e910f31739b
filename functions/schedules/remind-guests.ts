import { reminderPush } from "@/domain/push/reservation-push";
import { isReminderUseful } from "@/domain/reservation/reminder/guest-reminder";
import type { Instant } from "@/domain/time/berlin-time";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { openMailbox } from "../mail/mailbox-store";
import { queuePush, readRecipients } from "../push/queue-push-store";
import { queueReminderMail } from "../reservations/reminder/send-reminder-mail";
import { endReminder, readReservation } from "../reservations/reservation-store";
import { transact } from "../runtime/admin-app";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { guestLinkSecret } from "../runtime/guest-link-secret";
import { logAndContinue } from "../runtime/log-and-continue";
import { dueReminders } from "./due-reservations-store";

const PARALLEL = 20;

/** Every five minutes: mails the guests whose reminder is due, and tells their devices, earliest first. */
export const remindGuests = defineJob(
  { name: "reminders", workSeconds: 45, everyMinutes: 5, secrets: [guestLinkSecret] },
  remindDueGuests,
);

async function remindDueGuests({ now, isOver }: JobRun): Promise<RunCounts> {
  const counts = { reminded: 0, skipped: 0, failed: 0 };
  await forEachInParallel(dueReminders(now, isOver), PARALLEL, async (id) => {
    const isDone = await logAndContinue(`remind guest of reservations/${id}`, async () => {
      counts[(await remindGuest(id, now)) ? "reminded" : "skipped"] += 1;
    });
    if (!isDone) counts.failed += 1;
  });
  return counts;
}

/** Returns false if the reservation needs no reminder any more. */
function remindGuest(id: string, now: Instant): Promise<boolean> {
  return transact(`reminder ${id}`, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    // Sent by an overlapping run, moved, or deleted.
    if (!reservation?.remind_at || reservation.remind_at > now) return false;
    const restaurant = isReminderUseful(reservation, now)
      ? await readMailRestaurant(reservation.resto_key, transaction)
      : null;
    const recipients = [reservation.contact.email];
    const push = restaurant && reminderPush(reservation, now);
    const [mailbox, devices] = await Promise.all([
      restaurant && openMailbox(transaction, recipients, restaurant, { now }),
      readRecipients(reservation, push),
    ]);
    endReminder(transaction, id);
    if (!mailbox || !restaurant) return false;
    queueReminderMail(mailbox, reservation, { restaurant, now });
    queuePush(transaction, devices, push, now);
    return reservation.contact.email !== undefined || devices.length > 0;
  });
}
