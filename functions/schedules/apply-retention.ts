import { error } from "firebase-functions/logger";
import { retentionCutoff } from "@/domain/retention/retention";
import { deleteIdleGuests } from "../accounts/delete-idle-guests";
import { anonymiseDueOrders, anonymiseTelephoneOrders } from "../erasure/anonymise-orders";
import { anonymiseDueReservations } from "../erasure/anonymise-reservations";
import { deleteUnusedPhotos } from "../photos/delete-unused-photos";
import { deleteUploadsBefore } from "../photos/photo-store";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { deletionSteps } from "./deletion-steps";

/**
 * Every day: anonymises and deletes what is past its retention (docs/rules.md#retention). A part
 * that fails does not stop the others, but the run then counts as failed.
 */
export const applyRetention = defineJob({ name: "retention", workSeconds: 1500 }, applyAll);

async function applyAll(run: JobRun): Promise<RunCounts> {
  const steps = {
    ...deletionSteps(run),
    due_orders: () => anonymiseDueOrders(run.now),
    telephone_orders: () => anonymiseTelephoneOrders(run.now),
    due_reservations: () => anonymiseDueReservations(run.now),
    guest_accounts: () => deleteIdleGuests(run),
    unused_photos: () => deleteUnusedPhotos(run),
    uploads: () => deleteUploadsBefore(retentionCutoff("upload", run.now)),
  };
  const counts: Record<string, number> = {};
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      counts[name] = await step();
    } catch (fault) {
      error("schedule step failed", fault, { step: name });
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
  return counts;
}
