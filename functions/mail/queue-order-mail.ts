import { type MailRestaurant, orderMail } from "@/domain/mail/order-mail";
import type { Order } from "@/domain/order/order.schema";
import type { Mailbox } from "./mailbox-store";

/**
 * Queues the mail about an order's latest change in the transaction of that change. Does nothing if
 * the guest left no e-mail address.
 */
export function queueOrderMail(mailbox: Mailbox, order: Order, restaurant: MailRestaurant): void {
  const mail = orderMail(order, restaurant);
  if (!mail) return;
  const { id, code, version, email_verified = false } = order;
  mailbox.send({
    ...mail,
    id: `order_${id}_${version}`,
    target: `orders/${id}`,
    code,
    isVerified: email_verified,
  });
}
