import { error } from "firebase-functions/logger";
import { type BookedCharge, compareBooks } from "@/domain/payment/compare-books";
import type { PaymentAccount, PaymentRecord } from "@/domain/payment/payment.schema";
import { paymentProblems } from "@/domain/payment/payment-problems";
import { groupBy } from "@/domain/stored-data/group-by";
import { DAY_MS, HOUR_MS, type Instant } from "@/domain/time/berlin-time";
import { readPaymentAccount } from "../money/payment-account-store";
import { listDisputedPayments, listPaymentsOf, listPaymentsSince } from "../money/payment-store";
import { listTasksOf } from "../money/payment-task-store";
import { paymentKeysSecret, readPaymentKeys } from "../money/provider/payment-keys";
import { paymentProvider } from "../money/provider/stripe-provider";
import { readOrder } from "../orders/order-store";
import { settlePayment } from "../payments/settle-payment";
import { database } from "../runtime/admin-app";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { logAndContinue } from "../runtime/log-and-continue";

/** Longer than money can be held, so that each charge is compared again after its end. */
const WINDOW_MS = 8 * DAY_MS;

/**
 * Every night: compares each account's charges with the stored payments, and each paid order with the
 * invariants of payment (docs/rules.md#online-payment). What differs is logged as "payment difference"
 * or "payment problem", and alerts. Disputes are read, in case that their event was lost.
 */
export const reconcilePayments = defineJob(
  { name: "reconciliation", workSeconds: 600, secrets: [paymentKeysSecret] },
  reconcileAll,
);

async function reconcileAll({ now, isOver }: JobRun): Promise<RunCounts> {
  const counts = { accounts: 0, payments: 0, differences: 0 };
  if (!readPaymentKeys()) return counts;
  const since = now - WINDOW_MS;
  // A payment is stored before its charge is made: those of an hour before may have one in the window.
  const stored = await listPaymentsSince(since - HOUR_MS);
  for (const [account_id, payments] of groupBy(stored, (payment) => payment.account_id)) {
    if (isOver()) break;
    const [first] = payments;
    const account = first ? await readPaymentAccount(first.resto_key) : null;
    const charges = await paymentProvider.listCharges(account_id, since);
    const byOrder = groupBy(charges, ({ order_id }) => order_id);
    const compared = payments.filter(
      ({ id, created_at }) => created_at >= since || byOrder.has(id),
    );
    counts.accounts += 1;
    counts.payments += compared.length;
    counts.differences += reportDifferences(charges, compared);
    await settleDisputes(account_id, since);
    for (const payment of compared) {
      const live = (byOrder.get(payment.id) ?? []).filter(hasMoney);
      counts.differences += await reportProblems(payment, account, live.length);
    }
  }
  for (const { id } of isOver() ? [] : await listDisputedPayments()) await settleAgain(id);
  return counts;
}

/** Looks at payments that are disputed by now, in case that the provider's event was lost. */
async function settleDisputes(account_id: string, since: Instant): Promise<void> {
  for (const intent_id of await paymentProvider.listDisputed(account_id, since)) {
    for (const { id, dispute } of await listPaymentsOf(intent_id)) {
      if (!dispute) await settleAgain(id);
    }
  }
}

async function settleAgain(id: string): Promise<void> {
  await logAndContinue(`settle payments/${id}`, async () => {
    await settlePayment(id);
  });
}

function reportDifferences(charges: BookedCharge[], payments: PaymentRecord[]): number {
  const [first] = payments;
  const differences = compareBooks(charges, payments);
  for (const difference of differences) {
    error("payment difference", { resto_key: first?.resto_key, ...difference });
  }
  return differences.length;
}

/** @param account that of the restaurant now; another one may have taken the payment */
async function reportProblems(
  payment: PaymentRecord,
  account: PaymentAccount | null,
  live_intents: number,
): Promise<number> {
  const { id, resto_key } = payment;
  const [order, tasks] = await Promise.all([readOrder(database(), id), listTasksOf(id)]);
  // Erased with its guest.
  if (!order) return 0;
  const isOfAccount = account !== null && account.connected_at <= payment.created_at;
  const account_id = isOfAccount ? account.account_id : payment.account_id;
  const problems = paymentProblems({ order, payment, tasks, live_intents, account_id });
  for (const problem of problems) error("payment problem", { resto_key, order: id, problem });
  return problems.length;
}

function hasMoney({ captured_cents, refunded_cents, held_cents }: BookedCharge): boolean {
  return captured_cents > refunded_cents || held_cents > 0;
}
