import type { Instant } from "@/domain/time/berlin-time";
import type { Transaction } from "../runtime/admin-app";
import { disputeMails } from "./dispute-mails";
import type { FetchedPayment } from "./fetch-and-write";
import { lostPaymentMail } from "./lost-payment-mail";
import type { MailedOrder, MoneyOrder } from "./order-money-store";
import { refundMails } from "./refund-mails";

/**
 * The mails that follow from a fetch, whatever the order does: to the guest about a payment that is lost
 * and about refunds, to the managers about a dispute. Reads: call it before the first write.
 * @param order null if it was deleted
 * @returns queues the mails, after the last read
 */
export async function fetchedMails(
  transaction: Transaction,
  order: MailedOrder | MoneyOrder | null,
  fetched: FetchedPayment,
  now: Instant,
): Promise<() => void> {
  if (!order) return () => {};
  const queues = await Promise.all([
    lostPaymentMail(transaction, order, fetched, now),
    refundMails(transaction, order, fetched, now),
    disputeMails(transaction, order.code, fetched, now),
  ]);
  return () => {
    for (const queue of queues) queue();
  };
}
