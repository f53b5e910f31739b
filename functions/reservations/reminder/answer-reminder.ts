import { confirmAsGuest } from "@/domain/reservation/reminder/guest-reminder";
import {
  answerReminderRequestSchema,
  type ReminderAnswer,
} from "@/domain/reservation/reminder/reminder.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import type { Refusal } from "@/domain/result/refusal";
import { ok, type Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { defineCallable } from "../../calls/define-callable";
import type { Transaction } from "../../runtime/admin-app";
import { addAudit } from "../../runtime/audit-store";
import { guestLinkSecret } from "../../runtime/guest-link-secret";
import { smtpUrl } from "../../runtime/sending-secrets";
import { writeReservationChange } from "../changes/write-reservation-change";
import { updateReservation } from "../reservation-store";
import { transactReservation } from "../transact-reservation";
import { readLinkedReservation, reminderAnswer } from "./read-linked-reservation";

/**
 * Confirms or cancels the reservation of a reminder's link, for anyone who has the link. Repeating an
 * answer changes nothing.
 */
export const answerReminder = defineCallable(
  {
    name: "answerReminder",
    schema: answerReminderRequestSchema,
    access: "anyone",
    options: { secrets: [guestLinkSecret, smtpUrl] },
  },
  async ({ input, now }) => {
    const { action, ...link } = input;
    return transactReservation(link.reservation_id, async (transaction) => {
      const linked = await readLinkedReservation(transaction, link, now);
      if (!linked.ok) return linked;
      return action === "confirm"
        ? confirm(transaction, linked.value, now)
        : cancel(transaction, linked.value, now);
    });
  },
);

function confirm(
  transaction: Transaction,
  reservation: Reservation,
  now: Instant,
): Result<ReminderAnswer, Refusal> {
  const { id, resto_key, code, status, guest_confirmed_at } = reservation;
  if (status === "confirmed" && guest_confirmed_at) return ok(reminderAnswer(reservation));
  const change = confirmAsGuest(reservation, now);
  if (!change.ok) return change;
  updateReservation(transaction, reservation, change.value);
  addAudit(transaction, {
    at: now,
    by: "guest",
    uid: null,
    resto_key,
    target: `reservations/${id}`,
    code,
    action: "reservation.guest_confirmed",
    version: change.value.version,
  });
  return ok(reminderAnswer({ ...reservation, ...change.value }));
}

async function cancel(
  transaction: Transaction,
  reservation: Reservation,
  now: Instant,
): Promise<Result<ReminderAnswer, Refusal>> {
  const { status, version } = reservation;
  if (status === "cancelled") return ok(reminderAnswer(reservation));
  const step = { to: "cancelled", by: "guest", version, now } as const;
  const change = changeReservationStatus(reservation, step);
  if (!change.ok) return change;
  // The link proves no account.
  const actor = { by: "guest", uid: null } as const;
  await writeReservationChange(transaction, reservation, change.value, actor);
  return ok(reminderAnswer({ ...reservation, ...change.value }));
}
