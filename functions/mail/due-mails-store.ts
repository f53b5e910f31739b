import type { Instant } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/** Mails of one run; the next run continues. */
const MAX_PER_RUN = 1000;

const mails = () => database().collection("mail");
const pending = () => mails().where("delivery.state", "==", "pending");

/** Ids of mails whose next attempt is due, the longest waiting first. */
export async function dueMails(now: Instant): Promise<string[]> {
  const due = pending()
    .where("delivery.next_at", "<=", toTimestamp(now))
    .orderBy("delivery.next_at");
  const { docs } = await due.limit(MAX_PER_RUN).select().get();
  return docs.map(({ id }) => id);
}

/** Number of mails that wait for an attempt. */
export async function countPending(): Promise<number> {
  return (await pending().count().get()).data().count;
}

/** Number of mails that failed for good, of those queued since an instant. */
export async function countFailed(since: Instant): Promise<number> {
  const failed = mails().where("delivery.state", "==", "failed");
  return (await failed.where("created_at", ">=", toTimestamp(since)).count().get()).data().count;
}
