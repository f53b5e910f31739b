import { returnedPaymentMail } from "@/domain/mail/payment-mail";
import type { Order } from "@/domain/order/order.schema";
import { isReceived } from "@/domain/order/order-transitions";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { moneyOf } from "@/domain/payment/payment-money";
import type { Instant } from "@/domain/time/berlin-time";
import { paymentMail } from "../money/payment-mail";
import type { Transaction } from "../runtime/admin-app";

/**
 * The mail about money that goes back although no step of the order tells of it. Reads: call it before the
 * first write.
 * @returns queues the mail, after the last read
 */
export async function returnedMail(
  transaction: Transaction,
  order: Order,
  payment: PaymentRecord,
  now: Instant,
): Promise<() => void> {
  // The mail about the end of a paid order says it.
  if (order.payment === "online" && isReceived(order)) return () => {};
  const kind = payment.status === "authorised" ? "release" : "refund";
  const returned = { cents: moneyOf(payment), kind } as const;
  return paymentMail(transaction, order, { name: "returned", now }, (restaurant) =>
    returnedPaymentMail(order, returned, restaurant),
  );
}
