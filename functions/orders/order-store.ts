import * as z from "zod/mini";
import { MAX_UNANSWERED_ORDERS } from "@/domain/limits/order-limits";
import { type Order, orderSchema } from "@/domain/order/order.schema";
import type { OrderChange } from "@/domain/order/steps/order-machine";
import { parseStored } from "@/domain/stored-data/parse-stored";
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

const limitFieldsSchema = z.pick(orderSchema, { created_at: true, answer_due_at: true });

/**
 * Unanswered orders of an account, or of a phone number at a restaurant: at most as many as the
 * limit allows, with the fields it needs.
 */
export async function readUnanswered(
  transaction: Transaction,
  by: { readonly uid: string } | { readonly key: string; readonly phoneKey: string },
): Promise<z.infer<typeof limitFieldsSchema>[]> {
  const placed = orders().where("status", "==", "placed");
  const theirs =
    "uid" in by
      ? placed.where("creator_uid", "==", by.uid)
      : placed
          .where("resto_key", "==", by.key)
          .where("contact_keys", "array-contains", by.phoneKey);
  const fields = theirs.limit(MAX_UNANSWERED_ORDERS).select("created_at", "answer_due_at");
  const { docs } = await transaction.get(fields);
  // An unreadable order must not prevent its guest from ordering.
  return docs.flatMap(
    (each) => parsedOrNull(each.ref.path, limitFieldsSchema.safeParse(plainData(each))) ?? [],
  );
}

export function createOrder(transaction: Transaction, { id, ...order }: Order): void {
  transaction.create(orders().doc(id), {
    ...order,
    ...storedSteps(order),
    wanted_at: toTimestamp(order.wanted_at),
    promised_at: toTimestamp(order.promised_at),
    eta_at: toTimestamp(order.eta_at),
    answer_due_at: toTimestamp(order.answer_due_at),
    remind_at: toTimestamp(order.remind_at),
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
