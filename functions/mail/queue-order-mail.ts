import { type MailRestaurant, orderMail } from "@/domain/mail/order-mail";
import type { Order } from "@/domain/order/order.schema";
import type { Mailbox } from "./mailbox-store";

/**
 * Queues the mail about an order's latest change in the transaction of that change. Does nothing if
 * the guest left no e-mail address.
 * @returns whether a mail is queued
 */
export function queueOrderMail(
  mailbox: Mailbox,
  order: Order,
  restaurant: MailRestaurant,
): boolean {
  const mail = orderMail(order, restaurant);
  if (!mail) return false;
  const { id, code, version, email_verified = false } = order;
  return mailbox.send({
    ...mail,
    id: `order_${id}_${version}`,
    target: `orders/${id}`,
    code,
    isVerified: email_verified,
  });
}
