import { FieldValue } from "firebase-admin/firestore";
import { availabilitySchema } from "@/domain/availability/availability.schema";
import type { Order } from "@/domain/order/order.schema";
import { stockToReturn } from "@/domain/order/stock-taken";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { readableParts } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";

type Taking = Pick<Order, "resto_key" | "stock_taken">;

const availabilityOf = (key: string) => database().doc(`availability/${key}`);

/** Takes an order's portions from a count that its transaction has read. Writes nothing without any. */
export function takeStock(transaction: Transaction, { resto_key, stock_taken }: Taking): void {
  if (stock_taken) countPortions(transaction, resto_key, stock_taken.portions, -1);
}

/**
 * Gives an order's portions back; call it once per order, with the step that ends it. Reads only if the
 * order has any: call it before the first write.
 * @returns a function that writes, to be called after the last read
 */
export async function findTakenStock(
  transaction: Transaction,
  { resto_key, stock_taken }: Taking,
  now: Instant,
): Promise<() => void> {
  if (!stock_taken) return () => {};
  const [snapshot] = await transaction.getAll(availabilityOf(resto_key));
  const parse = (data: unknown) => parseStored(availabilitySchema, data);
  const stored = (snapshot && plainData(snapshot)) ?? {};
  const availability = readableParts(`availability/${resto_key}`, parse, stored)?.data;
  const portions = availability ? stockToReturn(stock_taken, availability, now) : {};
  return () => countPortions(transaction, resto_key, portions, 1);
}

function countPortions(
  transaction: Transaction,
  key: string,
  portions: Readonly<Record<string, number>>,
  sign: 1 | -1,
): void {
  const changes = Object.entries(portions).map(([dish, count]) => [
    dish,
    FieldValue.increment(sign * count),
  ]);
  if (changes.length === 0) return;
  transaction.set(availabilityOf(key), { stock: Object.fromEntries(changes) }, { merge: true });
}
