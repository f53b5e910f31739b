import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { writeReservationChange } from "../reservations/changes/write-reservation-change";
import { readReservation } from "../reservations/reservation-store";
import { transactReservation } from "../reservations/transact-reservation";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { dueReservations } from "./due-reservations-store";

const PARALLEL = 20;

/**
 * Every minute: expires unanswered requests, lapsed offers, and waitlist entries whose start has
 * passed. Freed tables are offered to the waitlist.
 */
export const expireReservations = defineJob(
  { name: "reservations", workSeconds: 400 },
  expireDueReservations,
);

async function expireDueReservations({ now, isOver }: JobRun): Promise<RunCounts> {
  const counts = { expired: 0, answered: 0, failed: 0 };
  await forEachInParallel(dueReservations(now, isOver), PARALLEL, async (id) => {
    const isDone = await logAndContinue(`expire reservations/${id}`, async () => {
      counts[(await expireReservation(id, now)) ? "expired" : "answered"] += 1;
    });
    if (!isDone) counts.failed += 1;
  });
  return counts;
}

/** Returns false if the reservation was answered in the meantime. */
async function expireReservation(id: string, now: Instant): Promise<boolean> {
  const expired = await transactReservation(id, async (transaction) => {
    const reservation = await readReservation(transaction, id);
    if (!reservation) return err(refusal("NOT_FOUND"));
    const { version } = reservation;
    const step = { to: "expired", by: "system", version, now } as const;
    const change = changeReservationStatus(reservation, step);
    if (!change.ok) return change;
    const actor = { by: "system", uid: null } as const;
    return ok(await writeReservationChange(transaction, reservation, change.value, actor));
  });
  return expired.ok;
}
