import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { groupBy } from "@/domain/stored-data/group-by";
import { DAY_MS, type Instant } from "@/domain/time/berlin-time";
import { listDisputedPayments, listPaymentsOf } from "../money/payment-store";
import { paymentKeysSecret, readPaymentKeys } from "../money/provider/payment-keys";
import { paymentProvider } from "../money/provider/stripe-provider";
import { settleAny } from "../payments/settle-any";
import { defineJob, type JobRun, type RunCounts } from "../runtime/define-job";
import { logAndContinue } from "../runtime/log-and-continue";
import { comparePayments } from "./compare-payments";

/** Longer than money can be held, so that each charge is compared again after its end. */
const COMPARED_MS = 8 * DAY_MS;
/** A bank may send a refund back for so long. */
const REVERSED_MS = 30 * DAY_MS;

/**
 * Every night: compares each account's charges with the stored payments, and each paid order with the
 * invariants of payment (docs/rules.md#online-payment). Each difference is logged as "payment difference"
 * or "payment problem", and alerts. Then disputes and refunds that came back are settled, in case their
 * event was lost.
 */
export const reconcilePayments = defineJob(
  { name: "reconciliation", workSeconds: 600, secrets: [paymentKeysSecret] },
  reconcileAll,
);

async function reconcileAll({ now, isOver }: JobRun): Promise<RunCounts> {
  const counts = { accounts: 0, payments: 0, differences: 0 };
  if (!readPaymentKeys()) return counts;
  const accounts = await comparePayments(now - COMPARED_MS, isOver, counts);
  for (const account_id of accounts) {
    if (!isOver()) await settleMissed(account_id, now - REVERSED_MS);
  }
  for (const { id } of isOver() ? [] : await listDisputedPayments()) await settleAgain(id);
  return counts;
}

/** Settles payments that are disputed, or of which a refund came back, and that do not say so. */
async function settleMissed(account_id: string, since: Instant): Promise<void> {
  for (const intent_id of await paymentProvider.listDisputed(account_id, since)) {
    await settleUnless(intent_id, ({ dispute }) => !!dispute);
  }
  const failed = await paymentProvider.listFailedRefunds(account_id, since);
  for (const [intent_id, { length }] of groupBy(failed, (each) => each)) {
    await settleUnless(intent_id, ({ failed_refunds = 0 }) => failed_refunds >= length);
  }
}

async function settleUnless(
  intent_id: string,
  isKnown: (payment: PaymentRecord) => boolean,
): Promise<void> {
  for (const payment of await listPaymentsOf(intent_id)) {
    if (!isKnown(payment)) await settleAgain(payment.id);
  }
}

async function settleAgain(id: string): Promise<void> {
  await logAndContinue(`settle payments/${id}`, async () => {
    await settleAny(id);
  });
}
