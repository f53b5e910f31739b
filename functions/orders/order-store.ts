import { FieldPath, type Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { type Order, orderSchema } from "@/domain/order/order.schema";
import { ACCOUNT_ORDERS, UNANSWERED_ORDERS } from "@/domain/order/order-limits";
import type { OrderChange } from "@/domain/order/order-machine";
import type { Instant } from "@/domain/shared/berlin-time";
import { parseStored } from "@/domain/shared/parse-stored";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull, parsedOrThrow } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";
import { storedOrderHistory } from "./stored-order-history";

const orders = () => database().collection("orders");

/**
 * Reads an order; null where none has this id.
 * @throws ZodError where it makes no sense
 */
export async function readOrder(transaction: Transaction, id: string): Promise<Order | null> {
  const data = plainData(await transaction.get(orders().doc(id)));
  return data && parsedOrThrow(parseStored(orderSchema, { ...data, id }));
}

const limitedSchema = z.pick(orderSchema, { created_at: true, status: true });

/** An account's latest orders and its unanswered ones, as far as the limits need them. */
export async function readAccountOrders(
  transaction: Transaction,
  uid: string,
): Promise<z.infer<typeof limitedSchema>[]> {
  const own = orders().where("creator_uid", "==", uid).select("created_at", "status");
  const found = await Promise.all([
    transaction.get(own.orderBy("created_at", "desc").limit(ACCOUNT_ORDERS)),
    transaction.get(own.where("status", "==", "placed").limit(UNANSWERED_ORDERS)),
  ]);
  const byId = new Map(found.flatMap(({ docs }) => docs).map((each) => [each.id, each]));
  // One that cannot be read must not keep its guest from ordering.
  return [...byId.values()].flatMap(
    (each) => parsedOrNull(each.ref.path, limitedSchema.safeParse(plainData(each))) ?? [],
  );
}

const unansweredOrderSchema = z.pick(orderSchema, {
  id: true,
  resto_key: true,
  created_at: true,
  wanted_at: true,
});

/** An order that waits for its answer, as the schedule sees it. */
export type UnansweredOrder = z.infer<typeof unansweredOrderSchema>;

const PAGE = 200;
/** Bounds one run; what is left waits for the next one. */
const MAX_PAGES = 20;

/**
 * The orders nobody has answered that were created at or before this instant, oldest first, read
 * page by page as far as the caller goes. What cannot be read is logged and left out.
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

/** Writes a new order under its id. */
export function createOrder(transaction: Transaction, { id, ...order }: Order): void {
  transaction.create(orders().doc(id), {
    ...order,
    ...storedSteps(order),
    wanted_at: toTimestamp(order.wanted_at),
    eta_at: toTimestamp(order.eta_at),
    created_at: toTimestamp(order.created_at),
  });
}

/** Writes one step of an existing order. */
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
