import { paymentLostMail } from "@/domain/mail/payment-mail";
import { isFinal } from "@/domain/order/order-transitions";
import { foldPayment } from "@/domain/payment/fold-payment";
import { isPaymentLost } from "@/domain/payment/payment-money";
import type { Instant } from "@/domain/time/berlin-time";
import type { Transaction } from "../runtime/admin-app";
import type { FetchedPayment } from "./fetch-and-write";
import type { MailedOrder, MoneyOrder } from "./order-money-store";
import { paymentMail } from "./payment-mail";

/**
 * The mail that asks a guest for cash, because the provider says that the payment of a running order is
 * gone. Reads: call it before the first write.
 * @param order a deposit has no mail of this kind
 * @returns queues the mail, after the last read
 */
export async function lostPaymentMail(
  transaction: Transaction,
  order: MailedOrder | MoneyOrder,
  { payment, seen }: FetchedPayment,
  now: Instant,
): Promise<() => void> {
  const isLost =
    "contact" in order &&
    !isFinal(order.status) &&
    isPaymentLost(order, foldPayment(payment, seen, now)) &&
    !isPaymentLost(order, payment);
  if (!isLost) return () => {};
  return paymentMail(transaction, order, { name: "lost", now }, (restaurant) =>
    paymentLostMail(order, restaurant),
  );
}
