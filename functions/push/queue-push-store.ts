import type { NewPush } from "@/domain/push/new-push";
import { beginPushAttempt } from "@/domain/push/push-attempts";
import type { PushMessage } from "@/domain/push/push-message.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { afterCommit, database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";
import { deliverClaimed } from "./deliver-push";
import { type PushDevice, readPushDevices } from "./push-subscription-store";

/** Owners of documents that have no account. */
const NOBODY: ReadonlySet<string> = new Set(["restaurant", "deleted"]);

/** The devices that get a message; none without a message. Reads: call it before the first write. */
export async function readRecipients(
  { creator_uid, resto_key }: { readonly creator_uid: string; readonly resto_key: string },
  push: NewPush | null,
): Promise<readonly PushDevice[]> {
  if (!push || NOBODY.has(creator_uid)) return [];
  return readPushDevices(creator_uid, { resto_key, kind: push.kind });
}

/**
 * Queues a message for devices in the transaction of the change that it reports. It replaces one
 * about the same document that a device has not got yet. Its first attempt is stored as begun and
 * is made as soon as the transaction has committed; the schedule repeats one that was lost.
 */
export function queuePush(
  transaction: Transaction,
  devices: readonly PushDevice[],
  push: NewPush | null,
  now: Instant,
): void {
  if (!push) return;
  const { resto_key, target, topic, notice, until } = push;
  const attempt = beginPushAttempt({ until, attempts: 0, next_at: now }, now);
  if (attempt === null || attempt === "over") return;
  for (const device of devices) {
    const { uid, id: subscription_id } = device;
    const message: PushMessage = { uid, resto_key, subscription_id, notice, topic, ...attempt };
    const id = `${target.replace("/", "_")}_${subscription_id}`;
    transaction.set(database().doc(`push_messages/${id}`), {
      ...message,
      until: toTimestamp(message.until),
      next_at: toTimestamp(message.next_at),
    });
    afterCommit(transaction, () => deliverClaimed({ id, message }, device).then(() => {}));
  }
}
