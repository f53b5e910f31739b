import { error } from "firebase-functions/logger";
import { foldDispute } from "@/domain/payment/fold-dispute";
import { foldPayment } from "@/domain/payment/fold-payment";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { isPaymentLost } from "@/domain/payment/payment-money";
import { seenRefunds } from "@/domain/payment/seen-refunds";
import type { Instant } from "@/domain/time/berlin-time";
import { afterCommit, type Transaction } from "../runtime/admin-app";
import type { FetchedPayment } from "./fetch-and-write";
import { type MoneyOrder, writeOrderMoney } from "./order-money-store";
import { writePayment } from "./payment-store";

/**
 * Writes what was fetched into the payment and into its order. A payment that is lost although the
 * order goes on is logged as "payment lost", a new dispute as "payment disputed", and a refund that the
 * bank sent back as "refund failed": alerts look for them (docs/operations.md).
 * @param order null if it was deleted
 * @returns the payment as written
 */
export function writeFetched(
  transaction: Transaction,
  order: MoneyOrder | null,
  { payment, seen }: FetchedPayment,
  now: Instant,
): PaymentRecord {
  const dispute = foldDispute(payment.dispute, seen);
  const changed = { ...foldPayment(payment, seen, now), dispute };
  const folded = writePayment(transaction, payment, changed, now);
  if (folded.dispute && !payment.dispute) {
    const { due_at } = folded.dispute;
    const disputed = { resto_key: folded.resto_key, order: folded.id, due_at };
    afterCommit(transaction, async () => error("payment disputed", disputed));
  }
  const context = { resto_key: folded.resto_key, order: folded.id, status: folded.status };
  if (folded.failed_refunds !== payment.failed_refunds) {
    afterCommit(transaction, async () => error("refund failed", context));
  }
  if (order?.payment !== "online") return folded;
  const refunds = order.refunds && seenRefunds(order.id, order.refunds, seen);
  writeOrderMoney(transaction, { ...order, refunds }, folded);
  if (isPaymentLost(order, folded) && !isPaymentLost(order, payment)) {
    afterCommit(transaction, async () => error("payment lost", context));
  }
  return folded;
}
