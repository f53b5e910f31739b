import * as z from "zod/mini";
import { orderSchema } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { inPages } from "../runtime/pages-store";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const waitingOrderSchema = z.pick(orderSchema, {
  id: true,
  resto_key: true,
  created_at: true,
  wanted_at: true,
  answer_due_at: true,
});

/** The fields of an unanswered order from which its due time follows. */
export type WaitingOrder = z.infer<typeof waitingOrderSchema>;

const orders = () => database().collection("orders");
const waiting = () => orders().where("status", "==", "placed");
const FIELDS = ["resto_key", "created_at", "wanted_at", "answer_due_at"];

/** Unanswered orders whose stored due time has passed, oldest first. Unreadable ones are logged. */
export function dueOrders(now: Instant, isOver: () => boolean): AsyncGenerator<WaitingOrder> {
  const due = waiting().where("answer_due_at", "<=", toTimestamp(now)).orderBy("answer_due_at");
  return readable(due.select(...FIELDS), isOver);
}

async function* readable(query: Parameters<typeof inPages>[0], isOver: () => boolean) {
  for await (const each of inPages(query, isOver)) {
    const checked = waitingOrderSchema.safeParse({ ...plainData(each), id: each.id });
    const order = parsedOrNull(each.ref.path, checked);
    if (order) yield order;
  }
}

/** Stores when an unanswered order expires. */
export function setAnswerDueAt(transaction: Transaction, id: string, dueAt: Instant): void {
  transaction.update(orders().doc(id), { answer_due_at: toTimestamp(dueAt) });
}
