import { depositRefundMail } from "@/domain/mail/deposit-mail";
import { refundMail } from "@/domain/mail/payment-mail";
import { newlyDone } from "@/domain/payment/seen-refunds";
import type { Instant } from "@/domain/time/berlin-time";
import type { Transaction } from "../runtime/admin-app";
import type { FetchedPayment } from "./fetch-and-write";
import type { MailedOrder, MoneyOrder } from "./order-money-store";
import { paymentMail } from "./payment-mail";

/**
 * The mails to the guest about refunds of a manager that the provider has done, with what went back: that
 * may be less than was asked for, after a refund in the provider's dashboard. Reads: call it before the
 * first write.
 * @returns queues the mails, after the last read
 */
export async function refundMails(
  transaction: Transaction,
  order: MailedOrder | MoneyOrder,
  { seen }: FetchedPayment,
  now: Instant,
): Promise<() => void> {
  const done = newlyDone(order.id, order.refunds ?? [], seen);
  const queues = await Promise.all(
    done.map((refund) =>
      paymentMail(transaction, order, { name: refund.id, now }, (restaurant) => {
        if ("contact" in order) return refundMail(order, refund, restaurant);
        return order.deposit_of ? depositRefundMail(order.deposit_of, refund, restaurant) : null;
      }),
    ),
  );
  return () => {
    for (const queue of queues) queue();
  };
}
