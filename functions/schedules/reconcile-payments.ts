import { DAY_MS, type Instant } from "@/domain/time/berlin-time";
import { listDisputedPayments, listPaymentsOf } from "../money/payment-store";
import { paymentKeysSecret, readPaymentKeys } from "../money/provider/payment-keys";
import { paymentProvider } from "../money/provider/stripe-provider";
import { settleAny } from "../payments/settle-any";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { logAndContinue } from "../runtime/log-and-continue";
import { comparePayments } from "./compare-payments";

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
  const accounts = await comparePayments(since, isOver, counts);
  for (const account_id of accounts) {
    if (!isOver()) await settleDisputes(account_id, since);
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
    await settleAny(id);
  });
}
