import { type PaymentTask, paymentTaskSchema } from "@/domain/payment/payment.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull, parsedOrThrow } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const tasks = () => database().collection("payment_tasks");

/**
 * Reads an act that the provider owes; null if it does not exist.
 * @throws ZodError if it cannot be parsed
 */
export async function readTask(transaction: Transaction, id: string): Promise<PaymentTask | null> {
  const data = plainData(await transaction.get(tasks().doc(id)));
  return data && parsedOrThrow(parseStored(paymentTaskSchema, { ...data, id }));
}

export function writeTask(transaction: Transaction, { id, ...task }: PaymentTask): void {
  transaction.set(tasks().doc(id), {
    ...task,
    next_at: toTimestamp(task.next_at),
    done_at: toTimestamp(task.done_at),
    created_at: toTimestamp(task.created_at),
  });
}

/** All acts of an order. */
export async function listTasksOf(order_id: string): Promise<PaymentTask[]> {
  const { docs } = await tasks().where("order_id", "==", order_id).get();
  return docs.flatMap((each) => {
    const checked = parseStored(paymentTaskSchema, { ...plainData(each), id: each.id });
    return parsedOrNull(each.ref.path, checked) ?? [];
  });
}

/** Ids of acts whose next attempt is due, the longest waiting first. */
export async function listDueTasks(now: Instant, limit: number): Promise<string[]> {
  const due = tasks()
    .where("done_at", "==", null)
    .where("next_at", "<=", toTimestamp(now))
    .orderBy("next_at");
  return (await due.limit(limit).select().get()).docs.map(({ id }) => id);
}
