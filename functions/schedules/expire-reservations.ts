import { info } from "firebase-functions/logger";
import {
  changeReservationStatus,
  REQUEST_ANSWER_MS,
} from "@/domain/reservation/reservation-machine";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { listReservationsDue, readReservation } from "../reservations/reservation-store";
import { transactReservation } from "../reservations/transact-reservation";
import { writeReservationChange } from "../reservations/write-reservation-change";
import { logAndContinue } from "../runtime/log-and-continue";

/** Limit of one run; the next run continues. */
const MAX_PER_RUN = 100;

/**
 * Expires unanswered requests, lapsed offers, and waitlist entries whose start has passed. Freed
 * tables are offered to the waitlist.
 */
export async function expireReservations(now: Instant): Promise<void> {
  const due = await Promise.all([
    listReservationsDue("offered", "offer_until", now, MAX_PER_RUN),
    listReservationsDue("requested", "start_at", now, MAX_PER_RUN),
    listReservationsDue("requested", "created_at", now - REQUEST_ANSWER_MS, MAX_PER_RUN),
    listReservationsDue("waiting", "start_at", now, MAX_PER_RUN),
  ]);
  let count = 0;
  for (const id of new Set(due.flat())) {
    if (await logAndContinue(`expire reservations/${id}`, () => expireReservation(id, now)))
      count += 1;
  }
  if (count > 0) info("expired reservations", { count });
}

/** Does nothing if the reservation was answered in the meantime. */
async function expireReservation(id: string, now: Instant): Promise<void> {
  await transactReservation(id, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    if (!reservation) return err(refusal("NOT_FOUND"));
    const { version } = reservation;
    const step = { to: "expired", by: "system", version, now } as const;
    const change = changeReservationStatus(reservation, step);
    if (!change.ok) return change;
    const actor = { by: "system", uid: null } as const;
    return ok(await writeReservationChange(transaction, reservation, change.value, actor));
  });
}
