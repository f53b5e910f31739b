import { error, warn } from "firebase-functions/logger";
import type { PaymentRecord, PaymentTask } from "@/domain/payment/payment.schema";
import type { SeenPayment } from "@/domain/payment/seen-payment";
import { isTaskDone, type TaskAct, taskAct } from "@/domain/payment/task-act";
import { beginTask, endTask } from "@/domain/payment/task-attempts";
import { HOUR_MS } from "@/domain/time/berlin-time";
import { transact } from "../runtime/admin-app";
import { serverNow } from "../runtime/server-now";
import { fetchAndWrite } from "./fetch-and-write";
import { fetchedMails } from "./fetched-mails";
import { DELETED, type MoneyOrder, readMoneyOrder } from "./order-money-store";
import { readTask, writeTask } from "./payment-task-store";
import { paymentProvider } from "./provider/stripe-provider";
import { writeFetched } from "./write-fetched";

/** A task that waits for longer is logged as an error, which alerts look for (docs/operations.md). */
const LATE_MS = HOUR_MS;

interface Claimed {
  readonly task: PaymentTask;
  readonly order: Pick<MoneyOrder, "payment" | "status">;
}

/**
 * Makes the next attempt at an act, if one is due: reads the provider, does what is left to do, and
 * stores what has become of the payment. No transaction waits for the provider.
 * @returns whether the act is done; null if no attempt was due
 */
export async function runPaymentTask(id: string): Promise<boolean | null> {
  const claimed = await claim(id);
  if (!claimed) return null;
  try {
    return await attempt(claimed);
  } catch (fault) {
    await postpone(claimed.task, fault);
    return false;
  }
}

function claim(id: string): Promise<Claimed | null> {
  const order_id = id.slice(0, id.indexOf("_"));
  return transact(order_id, async (transaction) => {
    const stored = await readTask(transaction, id);
    const task = stored && beginTask(stored, await serverNow());
    if (!task) return null;
    const order = (await readMoneyOrder(transaction, order_id)) ?? DELETED;
    writeTask(transaction, task);
    return { task, order };
  });
}

async function attempt({ task, order }: Claimed): Promise<boolean> {
  const isDone = await fetchAndWrite(
    task.order_id,
    async ({ payment, seen }) => {
      const act = taskAct(task, order, seen);
      if (!act) return seen;
      await perform(act, task, payment, seen);
      return paymentProvider.fetch(payment);
    },
    async (transaction, fetched) => {
      const { seen } = fetched;
      const [current, now] = [await readMoneyOrder(transaction, task.order_id), await serverNow()];
      const isDone = isTaskDone(task, current ?? order, seen);
      const queueMails = await fetchedMails(transaction, current, fetched, now);
      writeFetched(transaction, current, fetched, now);
      queueMails();
      writeTask(transaction, endTask(task, isDone ? null : "not done yet", now));
      return isDone;
    },
  );
  return isDone ?? true;
}

async function perform(
  act: TaskAct,
  { id, amount_cents }: PaymentTask,
  { account_id, session_id }: PaymentRecord,
  { intent_id }: SeenPayment,
): Promise<void> {
  if (act.do === "expire") {
    if (session_id) await paymentProvider.expireSession(account_id, session_id);
    return;
  }
  if (!intent_id) throw new Error("a payment without an intent");
  const held = { account_id, intent_id };
  if (act.do === "release") await paymentProvider.release(held);
  if (act.do === "capture") await paymentProvider.capture(held, act.amount_cents, id);
  if (act.do === "refund") {
    // After another refund, less is left, and the provider takes a key for one amount only.
    const key = act.amount_cents === amount_cents ? id : `${id}_${act.amount_cents}`;
    await paymentProvider.refund(held, act.amount_cents, id, key);
  }
}

async function postpone(task: PaymentTask, fault: unknown): Promise<void> {
  const reason = faultName(fault);
  const now = await serverNow();
  const { id, kind, resto_key, attempts, created_at } = task;
  const log = now - created_at > LATE_MS ? error : warn;
  log("payment task failed", { task: id, kind, resto_key, attempts, reason });
  await transact(task.order_id, async (transaction) => {
    const current = await readTask(transaction, id);
    // Another runner has it by now.
    if (current?.attempts !== attempts) return;
    writeTask(transaction, endTask(task, reason, now));
  });
}

/** Without texts of the provider, which may name the guest. */
function faultName(fault: unknown): string {
  if (!(fault instanceof Error)) return "unknown";
  const { code, type } = fault as { code?: unknown; type?: unknown };
  return [fault.name, type, code].filter((part) => typeof part === "string").join(" ");
}
