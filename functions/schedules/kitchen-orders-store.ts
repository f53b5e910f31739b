import type { Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { orderLineSchema, orderSchema } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { FORGOTTEN_MS, RECENT_MS } from "@/domain/order/timing/kitchen-clock";
import { HOUR_MS, type Instant, toLocal } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { isCacheOn } from "../runtime/cached-reader-store";
import { inPages } from "../runtime/pages-store";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const kitchenOrderSchema = z.extend(
  z.pick(orderSchema, {
    resto_key: true,
    type: true,
    status: true,
    status_at: true,
    ready_at: true,
    created_at: true,
    wanted_at: true,
    promised_at: true,
    eta_at: true,
    updated_at: true,
  }),
  { lines: z.array(z.pick(orderLineSchema, { qty: true, vat: true })) },
);

type StoredKitchenOrder = z.infer<typeof kitchenOrderSchema>;

const FIELDS = Object.keys(kitchenOrderSchema.shape);
const IN_KITCHEN: OrderStatus[] = ["placed", "accepted", "preparing"];

/** All open orders are read again after this, which also finds those ordered ahead for a new day. */
const KNOWN_FOR_MS = HOUR_MS;
/** A transaction commits later than the time that it stores. */
const OVERLAP_MS = 30_000;

interface Known {
  readonly orders: ReadonlyMap<string, StoredKitchenOrder>;
  readonly readAt: Instant;
  readonly wholeAt: Instant;
}

/** Orders read by this instance, the only one of the schedule. */
let known: Known | null = null;

/**
 * The orders of all restaurants that are in the kitchen today or left it lately, without guests' data.
 * Reads all of them once an hour, in between those that have changed since the last run. Unreadable
 * ones are logged and left out.
 */
export async function readKitchenOrders(
  now: Instant,
  isOver: () => boolean,
): Promise<StoredKitchenOrder[]> {
  const before = known && isCacheOn() && now - known.wholeAt < KNOWN_FOR_MS ? known : null;
  // A run that fails or is cut off leaves nothing to build on.
  known = null;
  const found = before
    ? await read([changedSince(before.readAt - OVERLAP_MS)], isOver)
    : await read([inKitchen(now), changedSince(now - RECENT_MS)], isOver);
  const orders = new Map([...(before?.orders ?? []), ...found]);
  for (const [id, { status, updated_at }] of orders) {
    const isOld = now - updated_at > RECENT_MS;
    if (isOld && !IN_KITCHEN.includes(status)) orders.delete(id);
  }
  if (!isOver()) known = { orders, readAt: now, wholeAt: before?.wholeAt ?? now };
  return [...orders.values()];
}

function inKitchen(now: Instant): Query {
  const days = new Set([toLocal(now - FORGOTTEN_MS).date, toLocal(now).date]);
  return database()
    .collection("orders")
    .where("status", "in", IN_KITCHEN)
    .where("local_date", "in", [...days]);
}

function changedSince(at: Instant): Query {
  return database()
    .collection("orders")
    .where("updated_at", ">=", toTimestamp(at))
    .orderBy("updated_at");
}

async function read(
  queries: readonly Query[],
  isOver: () => boolean,
): Promise<[id: string, order: StoredKitchenOrder][]> {
  const orders: [string, StoredKitchenOrder][] = [];
  for (const query of queries) {
    for await (const each of inPages(query.select(...FIELDS), isOver)) {
      const order = parsedOrNull(each.ref.path, kitchenOrderSchema.safeParse(plainData(each)));
      if (order) orders.push([each.id, order]);
    }
  }
  return orders;
}
