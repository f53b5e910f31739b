import type { PaymentTask } from "@/domain/payment/payment.schema";
import { afterCommit, type Transaction } from "../runtime/admin-app";
import { writeTask } from "./payment-task-store";
import { runPaymentTask } from "./run-payment-task";

/**
 * Adds acts that the provider owes in the transaction that decided them. Those that are due begin as soon
 * as it has committed; the schedule makes up for what was interrupted.
 */
export function addPaymentTasks(transaction: Transaction, tasks: readonly PaymentTask[]): void {
  for (const task of tasks) {
    writeTask(transaction, task);
    if (task.next_at > task.created_at) continue;
    afterCommit(transaction, async () => {
      await runPaymentTask(task.id);
    });
  }
}
