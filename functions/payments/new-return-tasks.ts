import { returnTasks } from "@/domain/payment/money-tasks";
import type { PaymentRecord, PaymentTask } from "@/domain/payment/payment.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { readTask } from "../money/payment-task-store";
import type { Transaction } from "../runtime/admin-app";

/** The acts that give back all money of a payment, without those that are under way. Reads. */
export async function newReturnTasks(
  transaction: Transaction,
  payment: PaymentRecord,
  now: Instant,
): Promise<PaymentTask[]> {
  const tasks = returnTasks(payment, now);
  const known = await Promise.all(tasks.map(({ id }) => readTask(transaction, id)));
  return tasks.filter((_, index) => known[index]?.done_at !== null);
}
