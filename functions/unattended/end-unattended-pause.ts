import { attend } from "@/domain/availability/attend";
import type { Instant } from "@/domain/time/berlin-time";
import { readPausedUnattendedAt, writeAttendance } from "../restaurants/availability-store";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";

/**
 * Ends a pause that began because nobody answered: staff have answered an order of the restaurant. If
 * it fails, the next answer or touch makes up for it.
 * @param uid the member of staff
 */
export async function endUnattendedPause(
  key: string,
  { uid, now }: { uid: string; now: Instant },
): Promise<void> {
  // Mostly there is no pause: a read without a lock is cheaper than a transaction.
  if (!attend({ paused_unattended_at: await readPausedUnattendedAt(key) }, now)) return;
  await transact(`availability ${key}`, async (transaction) => {
    const attendance = attend(
      { paused_unattended_at: await readPausedUnattendedAt(key, transaction) },
      now,
    );
    if (!attendance) return;
    writeAttendance(transaction, key, attendance);
    addAudit(transaction, {
      at: now,
      by: "staff",
      uid,
      resto_key: key,
      target: `availability/${key}`,
      action: "availability.paused_until",
    });
  });
}
