import { changeReservationStatus } from "@/domain/reservation/reservation-machine";
import { isFinalReservation } from "@/domain/reservation/reservation-transitions";
import { ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { readReservation } from "../reservations/reservation-store";
import { transactReservation } from "../reservations/transact-reservation";
import { writeReservationChange } from "../reservations/write-reservation-change";
import {
  anonymiseUnreadable,
  deleteMailsAbout,
  deleteReservation,
  writeAnonymisedReservation,
} from "./anonymise-store";

/**
 * Anonymises a reservation of an account that is being deleted: a final one is deleted, an open one
 * cancelled. The restaurant keeps a cancelled or seated reservation without the guest's data.
 */
export async function anonymiseOwnReservation(
  id: string,
  uid: string,
  now: Instant,
): Promise<void> {
  const cancelled = await cancelIfPossible(id, uid, now);
  await deleteMailsAbout(`reservations/${id}`);
  const anonymised = await transactReservation(id, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    if (reservation?.creator_uid !== uid) return ok(undefined);
    if (isFinalReservation(reservation.status) && !cancelled) deleteReservation(transaction, id);
    else writeAnonymisedReservation(transaction, reservation);
    return ok(undefined);
  });
  // NOT_FOUND: the document names no restaurant, so it is unreadable.
  if (!anonymised.ok) await anonymiseUnreadable("reservations", id);
}

/** Returns whether it was cancelled; its seats go to the waitlist. */
async function cancelIfPossible(id: string, uid: string, now: Instant): Promise<boolean> {
  const cancelled = await transactReservation(id, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    if (reservation?.creator_uid !== uid) return ok(false);
    const { version } = reservation;
    const step = { to: "cancelled", by: "guest", version, now } as const;
    const change = changeReservationStatus(reservation, step);
    if (!change.ok) return ok(false);
    // Without the address, no mail is queued for a deleted account.
    const { email: _, ...contact } = reservation.contact;
    const actor = { by: "guest", uid } as const;
    await writeReservationChange(transaction, { ...reservation, contact }, change.value, actor);
    return ok(true);
  });
  return cancelled.ok && cancelled.value;
}
