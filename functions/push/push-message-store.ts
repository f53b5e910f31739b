import type { DocumentReference } from "firebase-admin/firestore";
import { beginPushAttempt } from "@/domain/push/push-attempts";
import { type PushMessage, pushMessageSchema } from "@/domain/push/push-message.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction, transact } from "../runtime/admin-app";
import { logUnreadable } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Messages of one run; the next run continues. */
const MAX_PER_RUN = 500;

/** A message whose attempt has begun. */
export interface ClaimedPush {
  readonly id: string;
  readonly message: PushMessage;
}

const messages = () => database().collection("push_messages");

/** Ids of messages whose next attempt is due, the longest waiting first. */
export async function duePushes(now: Instant): Promise<string[]> {
  const due = messages().where("next_at", "<=", toTimestamp(now)).orderBy("next_at");
  const { docs } = await due.limit(MAX_PER_RUN).select().get();
  return docs.map(({ id }) => id);
}

/** Number of messages that wait for an attempt. */
export async function countWaitingPushes(): Promise<number> {
  return (await messages().count().get()).data().count;
}

/**
 * Begins the next attempt at a message, in a transaction, so that of several callers one gets it. Deletes
 * one that is unreadable or of no use any more.
 * @returns null if no attempt is due
 */
export function claimPush(id: string, now: Instant): Promise<ClaimedPush | null> {
  return transact(`push ${id}`, async (transaction) => {
    const snapshot = await transaction.get(messages().doc(id));
    if (!snapshot.exists) return null;
    const parsed = pushMessageSchema.safeParse(plainData(snapshot));
    if (!parsed.success) logUnreadable(snapshot.ref.path, parsed.error);
    const attempt = parsed.success ? beginPushAttempt(parsed.data, now) : "over";
    if (attempt === "over") transaction.delete(snapshot.ref);
    if (attempt === "over" || attempt === null || !parsed.success) return null;
    const { attempts, next_at } = attempt;
    transaction.update(snapshot.ref, { attempts, next_at: toTimestamp(next_at) });
    return { id, message: { ...parsed.data, attempts, next_at } };
  });
}

/** Removes a message that has reached its end, unless a newer one has taken its place. */
export function endPush(claimed: ClaimedPush): Promise<void> {
  return ifSame(claimed, (transaction, reference) => transaction.delete(reference));
}

/** Stores when a message is tried again, unless a newer one has taken its place. */
export function postponePush(claimed: ClaimedPush, nextAt: Instant): Promise<void> {
  return ifSame(claimed, (transaction, reference) =>
    transaction.update(reference, { next_at: toTimestamp(nextAt) }),
  );
}

function ifSame(
  { id, message }: ClaimedPush,
  write: (transaction: Transaction, reference: DocumentReference) => void,
): Promise<void> {
  return transact(`push ${id}`, async (transaction) => {
    const snapshot = await transaction.get(messages().doc(id));
    const stored = plainData(snapshot);
    const isSame = stored?.attempts === message.attempts && stored.next_at === message.next_at;
    if (isSame) write(transaction, snapshot.ref);
  });
}
