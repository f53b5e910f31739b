import { anonymiseReservationFrom } from "@/domain/guest/anonymise-guest";
import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { postponeAnonymisation } from "../personal-data/forget-at-store";
import { writeReservationChange } from "../reservations/changes/write-reservation-change";
import { readReservation } from "../reservations/reservation-store";
import { transactReservation } from "../reservations/transact-reservation";
import { logAndContinue } from "../runtime/log-and-continue";
import {
  anonymiseUnreadable,
  deleteMailsAbout,
  deleteReservation,
  listIdsToAnonymise,
  writeAnonymisedReservation,
} from "./anonymise-store";

/** Limit of one run of the schedule; the next run continues. */
const MAX_PER_RUN = 500;

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

/** Anonymises reservations that were open when their guest was erased. */
export async function anonymiseDueReservations(now: Instant): Promise<number> {
  let anonymised = 0;
  for (const id of await listIdsToAnonymise("reservations", now, MAX_PER_RUN)) {
    const step = () => anonymiseDueReservation(id, now);
    if (await logAndContinue(`anonymise reservations/${id}`, step)) anonymised += 1;
  }
  return anonymised;
}

async function anonymiseDueReservation(id: string, now: Instant): Promise<void> {
  const anonymised = await transactReservation(id, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    if (!reservation?.forget_at || reservation.forget_at > now) return ok(false);
    const from = anonymiseReservationFrom(reservation, now);
    if (from <= now) writeAnonymisedReservation(transaction, reservation);
    // Moved to a later day since.
    else postponeAnonymisation(transaction, `reservations/${id}`, from);
    return ok(from <= now);
  });
  if (anonymised.ok && anonymised.value) await deleteMailsAbout(`reservations/${id}`);
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
