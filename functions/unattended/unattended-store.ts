import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { orderSchema } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { groupBy } from "@/domain/stored-data/group-by";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Limit of one run; the next run continues. */
const MAX_PER_RUN = 2000;

/** Enough to find the last answers between telephone orders and orders that guests cancelled. */
const MAX_LATEST = 100;

const SETTLED_STATUSES = ORDER_STATUSES.filter(
  (status) => status !== "placed" && status !== "awaiting_payment" && status !== "unpaid",
);

const orders = () => database().collection("orders");

const watchedOrderSchema = z.pick(orderSchema, {
  id: true,
  code: true,
  status: true,
  status_at: true,
  wanted_at: true,
  created_at: true,
  updated_at: true,
});

/** The fields of an order that tell whether a restaurant answers. */
export type WatchedOrder = z.infer<typeof watchedOrderSchema>;

/** Ids of unanswered orders whose reminder is due, by restaurant. */
export async function listDueReminders(now: Instant): Promise<ReadonlyMap<string, string[]>> {
  const { docs } = await orders()
    .where("status", "==", "placed")
    .where("remind_at", "<=", toTimestamp(now))
    .orderBy("remind_at")
    .limit(MAX_PER_RUN)
    .select("resto_key")
    .get();
  const own = groupBy(docs, (each) => String(each.get("resto_key")));
  return new Map([...own].map(([key, group]) => [key, group.map(({ id }) => id)]));
}

/**
 * Reads orders for a reminder: the unanswered ones, oldest first, and the ids of the others
 * (answered since, or unreadable).
 */
export async function readWatchedOrders(
  transaction: Transaction,
  ids: readonly string[],
): Promise<{ waiting: WatchedOrder[]; others: string[] }> {
  const snapshots = await transaction.getAll(...ids.map((id) => orders().doc(id)));
  const waiting = parseWatched(snapshots.filter(({ exists }) => exists))
    .filter(({ status }) => status === "placed")
    .toSorted((one, other) => one.created_at - other.created_at);
  const found = new Set(waiting.map(({ id }) => id));
  const others = snapshots.filter(({ exists, id }) => exists && !found.has(id));
  return { waiting, others: others.map(({ id }) => id) };
}

/** @param remindAt null if no further reminder is due */
export function setReminder(transaction: Transaction, id: string, remindAt: Instant | null): void {
  transaction.update(orders().doc(id), { remind_at: toTimestamp(remindAt) });
}

/** Restaurants with an order that expired since an instant. */
export async function listKeysOfExpired(since: Instant): Promise<string[]> {
  const { docs } = await orders()
    .where("status", "==", "expired")
    .where("updated_at", ">=", toTimestamp(since))
    .limit(MAX_PER_RUN)
    .select("resto_key")
    .get();
  return [...new Set(docs.map((each) => String(each.get("resto_key"))))];
}

/** A restaurant's orders that are no longer `placed`, latest change first. */
export async function readLatestSettled(
  transaction: Transaction,
  key: string,
): Promise<WatchedOrder[]> {
  const { docs } = await transaction.get(
    orders()
      .where("resto_key", "==", key)
      .where("status", "in", SETTLED_STATUSES)
      .orderBy("updated_at", "desc")
      .limit(MAX_LATEST)
      .select("code", "status", "status_at", "wanted_at", "created_at", "updated_at"),
  );
  return parseWatched(docs);
}

/** Unreadable orders are logged and left out. */
function parseWatched(snapshots: readonly DocumentSnapshot[]): WatchedOrder[] {
  return snapshots.flatMap((each) => {
    const checked = watchedOrderSchema.safeParse({ ...plainData(each), id: each.id });
    return parsedOrNull(each.ref.path, checked) ?? [];
  });
}
