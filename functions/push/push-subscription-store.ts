import { createHash } from "node:crypto";
import type { Query } from "firebase-admin/firestore";
import { MAX_PUSH_FAILURES } from "@/domain/push/push-attempts";
import {
  type PushKind,
  type PushSubscriptionRecord,
  pushSubscriptionSchema,
} from "@/domain/push/push-subscription.schema";
import { retainedUntil } from "@/domain/retention/retention";
import { database, type Transaction, transact } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Devices of an account; a further one replaces the oldest. */
const MAX_DEVICES = 10;

/** A device with the id of its document. */
export interface PushDevice extends PushSubscriptionRecord {
  readonly id: string;
}

/** A device is the same, whoever uses it: its document is named after the hash of its address. */
export function pushSubscriptionId(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("hex");
}

const subscriptionOf = (id: string) => database().doc(`push_subscriptions/${id}`);

/** All devices of an account. */
export function pushSubscriptionsOf(uid: string): Query {
  return database().collection("push_subscriptions").where("uid", "==", uid);
}

/** Messages that have not reached a device of an account. */
export function pushMessagesOf(uid: string): Query {
  return database().collection("push_messages").where("uid", "==", uid);
}

/** An account's devices that want messages of a kind from a restaurant. */
export async function readPushDevices(
  uid: string,
  { resto_key, kind }: { readonly resto_key: string; readonly kind: PushKind },
): Promise<PushDevice[]> {
  const { docs } = await pushSubscriptionsOf(uid).limit(MAX_DEVICES).get();
  const devices = docs.map((snapshot) => deviceOf(snapshot.id, plainData(snapshot)));
  return devices
    .filter((each) => each !== null)
    .filter((each) => (each.resto_key ?? resto_key) === resto_key && each.kinds.includes(kind));
}

/** Null if the device has unsubscribed. */
export async function readPushDevice(id: string): Promise<PushDevice | null> {
  return deviceOf(id, plainData(await subscriptionOf(id).get()));
}

function deviceOf(id: string, data: Record<string, unknown> | null): PushDevice | null {
  if (!data) return null;
  const parsed = pushSubscriptionSchema.safeParse(data);
  const device = parsedOrNull(`push_subscriptions/${id}`, parsed);
  return device && { ...device, id };
}

/** Stores a device in place of its earlier document. Reads before it writes. */
export async function writePushSubscription(
  transaction: Transaction,
  device: PushSubscriptionRecord,
): Promise<void> {
  const { docs } = await transaction.get(pushSubscriptionsOf(device.uid));
  const id = pushSubscriptionId(device.endpoint);
  const others = docs
    .filter((each) => each.id !== id)
    .toSorted((one, other) => createdAt(other) - createdAt(one));
  for (const { ref } of others.slice(MAX_DEVICES - 1)) transaction.delete(ref);
  transaction.set(subscriptionOf(id), {
    ...device,
    created_at: toTimestamp(device.created_at),
    expires_at: toTimestamp(retainedUntil("push_subscription", device.created_at)),
  });
}

const createdAt = (snapshot: Parameters<typeof plainData>[0]) =>
  Number(plainData(snapshot)?.created_at ?? 0);

export async function deletePushSubscription(id: string): Promise<void> {
  await subscriptionOf(id).delete();
}

/**
 * Stores whether the push service took a message: a device whose messages it refuses again and again is
 * removed.
 */
export async function notePushResult({ id, failures }: PushDevice, isSent: boolean): Promise<void> {
  if (isSent && failures === 0) return;
  if (!isSent && failures + 1 >= MAX_PUSH_FAILURES) return deletePushSubscription(id);
  await transact(`push ${id}`, async (transaction) => {
    const snapshot = await transaction.get(subscriptionOf(id));
    if (snapshot.exists) transaction.update(snapshot.ref, { failures: isSent ? 0 : failures + 1 });
  });
}
