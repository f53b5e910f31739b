import { changeReservationStatus } from "@/domain/reservation/reservation-machine";
import { isFinalReservation } from "@/domain/reservation/reservation-transitions";
import type { Instant } from "@/domain/shared/berlin-time";
import { ok } from "@/domain/shared/result";
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
 * Forgets the guest of a reservation whose account is being deleted: one that is over is removed,
 * an open one cancelled. The restaurant keeps an empty record of what it still counts on.
 */
export async function anonymiseOwnReservation(
  id: string,
  uid: string,
  now: Instant,
): Promise<void> {
  const cancelled = await cancelIfPossible(id, uid, now);
  await deleteMailsAbout(`reservations/${id}`);
  const forgotten = await transactReservation(id, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    if (reservation?.creator_uid !== uid) return ok(undefined);
    if (isFinalReservation(reservation.status) && !cancelled) deleteReservation(transaction, id);
    else writeAnonymisedReservation(transaction, reservation);
    return ok(undefined);
  });
  // One that names no restaurant has no turn to wait for.
  if (!forgotten.ok) await anonymiseUnreadable("reservations", id);
}

/** Its seats go to the next in line; says whether there was anything to cancel. */
async function cancelIfPossible(id: string, uid: string, now: Instant): Promise<boolean> {
  const cancelled = await transactReservation(id, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    if (reservation?.creator_uid !== uid) return ok(false);
    const { version } = reservation;
    const step = { to: "cancelled", by: "guest", version, now } as const;
    const change = changeReservationStatus(reservation, step);
    if (!change.ok) return ok(false);
    // Who leaves is not written to any more.
    const { email: _, ...contact } = reservation.contact;
    const actor = { by: "guest", uid } as const;
    await writeReservationChange(transaction, { ...reservation, contact }, change.value, actor);
    return ok(true);
  });
  return cancelled.ok && cancelled.value;
}
