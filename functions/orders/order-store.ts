import { FieldPath, type Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { type Order, orderSchema } from "@/domain/order/order.schema";
import { MAX_ACCOUNT_ORDERS, MAX_UNANSWERED_ORDERS } from "@/domain/order/order-limits";
import type { OrderChange } from "@/domain/order/order-machine";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull, parsedOrThrow } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";
import { storedOrderHistory } from "./stored-order-history";

const orders = () => database().collection("orders");

/**
 * Reads an order; null if it does not exist.
 * @throws ZodError if it cannot be parsed
 */
export async function readOrder(transaction: Transaction, id: string): Promise<Order | null> {
  const data = plainData(await transaction.get(orders().doc(id)));
  return data && parsedOrThrow(parseStored(orderSchema, { ...data, id }));
}

const limitFieldsSchema = z.pick(orderSchema, { created_at: true, status: true });

/** An account's latest and unanswered orders, with the fields that limits need. */
export async function readAccountOrders(
  transaction: Transaction,
  uid: string,
): Promise<z.infer<typeof limitFieldsSchema>[]> {
  const own = orders().where("creator_uid", "==", uid).select("created_at", "status");
  const results = await Promise.all([
    transaction.get(own.orderBy("created_at", "desc").limit(MAX_ACCOUNT_ORDERS)),
    transaction.get(own.where("status", "==", "placed").limit(MAX_UNANSWERED_ORDERS)),
  ]);
  const byId = new Map(results.flatMap(({ docs }) => docs).map((each) => [each.id, each]));
  // An unreadable order must not prevent its guest from ordering.
  return [...byId.values()].flatMap(
    (each) => parsedOrNull(each.ref.path, limitFieldsSchema.safeParse(plainData(each))) ?? [],
  );
}

const unansweredOrderSchema = z.pick(orderSchema, {
  id: true,
  resto_key: true,
  created_at: true,
  wanted_at: true,
});

export type UnansweredOrder = z.infer<typeof unansweredOrderSchema>;

const PAGE = 200;
/** Limit of one run; the next run continues. */
const MAX_PAGES = 20;

/**
 * Unanswered orders created at or before `until`, oldest first. Fetches the next page only when the
 * caller asks for it. Unreadable orders are logged and skipped.
 */
export async function* unansweredOrders(until: Instant): AsyncGenerator<UnansweredOrder> {
  const oldestFirst = orders()
    .where("status", "==", "placed")
    .where("created_at", "<=", toTimestamp(until))
    .orderBy("created_at")
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  let page: Query = oldestFirst;
  for (let read = 0; read < MAX_PAGES; read += 1) {
    const { docs } = await page.get();
    for (const each of docs) {
      const checked = unansweredOrderSchema.safeParse({ ...plainData(each), id: each.id });
      const order = parsedOrNull(each.ref.path, checked);
      if (order) yield order;
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    page = oldestFirst.startAfter(last);
  }
}

export function createOrder(transaction: Transaction, { id, ...order }: Order): void {
  transaction.create(orders().doc(id), {
    ...order,
    ...storedSteps(order),
    wanted_at: toTimestamp(order.wanted_at),
    eta_at: toTimestamp(order.eta_at),
    created_at: toTimestamp(order.created_at),
  });
}

/** Writes a step or delay of an existing order. */
export function updateOrder(transaction: Transaction, id: string, change: OrderChange): void {
  transaction.update(orders().doc(id), {
    ...change,
    ...storedSteps(change),
    ...(change.eta_at === undefined ? {} : { eta_at: toTimestamp(change.eta_at) }),
  });
}

function storedSteps({ status_at, history, updated_at }: Omit<OrderChange, "eta_at">) {
  return {
    status_at: Object.fromEntries(
      Object.entries(status_at).map(([status, at]) => [status, toTimestamp(at)]),
    ),
    history: storedOrderHistory(history),
    updated_at: toTimestamp(updated_at),
  };
}
