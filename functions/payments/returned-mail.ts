import { returnedPaymentMail } from "@/domain/mail/returned-payment-mail";
import type { Order } from "@/domain/order/order.schema";
import { isReceived } from "@/domain/order/order-transitions";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { moneyOf } from "@/domain/payment/payment-money";
import type { Instant } from "@/domain/time/berlin-time";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { openMailbox } from "../mail/mailbox-store";
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
  const { id, resto_key, code, contact, email_verified: isVerified = false } = order;
  // The mail about the end of a paid order says it.
  const isSaid = order.payment === "online" && isReceived(order);
  const restaurant =
    contact.email && !isSaid ? await readMailRestaurant(resto_key, transaction) : null;
  if (!restaurant) return () => {};
  const kind = payment.status === "authorised" ? "release" : "refund";
  const mail = returnedPaymentMail(order, { cents: moneyOf(payment), kind }, restaurant);
  if (!mail) return () => {};
  // The limit of a day is for what guests send.
  const mailbox = await openMailbox(transaction, [mail.to], restaurant, { now, sentToday: 0 });
  return () => {
    mailbox.send({
      ...mail,
      id: `payment_${id}_returned`,
      target: `orders/${id}`,
      code,
      isVerified,
    });
  };
}
