import { paymentMissed } from "@/domain/order/steps/online-order";
import { reservationOf } from "@/domain/payment/payment-id";
import { orderMoney } from "@/domain/payment/payment-money";
import type { Instant } from "@/domain/time/berlin-time";
import { listStaleAccounts } from "../money/payment-account-store";
import { listOpenPayments, readPayment } from "../money/payment-store";
import { listDueTasks } from "../money/payment-task-store";
import { paymentKeysSecret, readPaymentKeys } from "../money/provider/payment-keys";
import { runPaymentTask } from "../money/run-payment-task";
import { readOrder } from "../orders/order-store";
import { writeOrderChange } from "../orders/write-order-change";
import { followSwitch } from "../payments/accounts/follow-switch";
import { settleAccount } from "../payments/accounts/settle-account";
import { settleAny } from "../payments/settle-any";
import { transact } from "../runtime/admin-app";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { smtpUrl } from "../runtime/sending-secrets";
import { missDeposit } from "./miss-deposit";
import { listOverdue, listPaidTooLate } from "./paid-too-late-store";

const PARALLEL = 5;
const MAX_PER_RUN = 500;

/** Accounts of one run: with more restaurants, a lost event of an account costs some minutes. */
const MAX_ACCOUNTS = 20;

/**
 * Every minute: settles the payments that are open or came too late, ends the orders and reservations
 * whose time to pay is over, makes the next attempt at what the provider owes, checks whether the
 * accounts can charge, and shows or hides online payment by its switch (docs/rules.md#online-payment).
 */
export const settlePayments = defineJob(
  { name: "payments", workSeconds: 45, secrets: [smtpUrl, paymentKeysSecret] },
  settleDue,
);

async function settleDue({ now, isOver }: JobRun): Promise<RunCounts> {
  const counts = { fetched: 0, acted: 0, postponed: 0, accounts: 0, failed: 0 };
  // Without keys there is no provider to ask.
  if (!readPaymentKeys()) return counts;
  if (!(await logAndContinue("follow the switch of online payment", followSwitch))) {
    counts.failed += 1;
  }
  const [open, late, overdue] = await Promise.all([
    listOpenPayments(MAX_PER_RUN),
    listPaidTooLate(MAX_PER_RUN),
    listOverdue(now, MAX_PER_RUN),
  ]);
  const step = async (name: string, work: () => Promise<void>) => {
    if (!isOver() && !(await logAndContinue(name, work))) counts.failed += 1;
  };
  // An order may be overdue although its payment is not open, such as after a page that was closed.
  const ids = new Set([...open.map(({ id }) => id), ...late, ...overdue]);
  await forEachInParallel([...ids], PARALLEL, (id) =>
    step(`settle payments/${id}`, async () => {
      await settleOrMiss(id, now);
      counts.fetched += 1;
    }),
  );
  await forEachInParallel(await listDueTasks(now, MAX_PER_RUN), PARALLEL, (id) =>
    step(`run payment_tasks/${id}`, async () => {
      const isDone = await runPaymentTask(id);
      if (isDone) counts.acted += 1;
      if (isDone === false) counts.postponed += 1;
    }),
  );
  await forEachInParallel(await listStaleAccounts(MAX_ACCOUNTS), PARALLEL, (key) =>
    step(`settle payment_accounts/${key}`, async () => {
      await settleAccount(key);
      counts.accounts += 1;
    }),
  );
  return counts;
}

/** A slot is freed in time even if the provider is not reached; its page is closed later. */
async function settleOrMiss(payment_id: string, now: Instant): Promise<void> {
  try {
    await settleAny(payment_id);
  } catch (fault) {
    await missPayment(payment_id, now);
    throw fault;
  }
}

/** Does nothing before the time to pay is over. */
async function missPayment(order_id: string, now: Instant): Promise<void> {
  const reservation_id = reservationOf(order_id);
  if (reservation_id !== null) return missDeposit(reservation_id, now);
  return transact(order_id, async (transaction) => {
    const [order, payment] = await Promise.all([
      readOrder(transaction, order_id),
      readPayment(transaction, order_id),
    ]);
    const missed = order && paymentMissed(order, now);
    if (!order || !missed?.ok) return;
    // Whether a page that is open was paid is unknown until the provider is reached.
    const isUnknown = payment?.status === "open" || payment?.status === "failed";
    const known = payment && !isUnknown ? orderMoney(payment) : {};
    const change = { ...missed.value, ...known };
    await writeOrderChange(transaction, order, change, { by: "system", uid: null });
  });
}
