import { type MailVenue, orderMail } from "@/domain/mail/order-mail";
import type { Order } from "@/domain/order/order.schema";
import { database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/**
 * Queues the message about the step an order has just taken, together with that step: one per
 * step at most, none where the guest left no address.
 */
export function addOrderMail(transaction: Transaction, order: Order, venue: MailVenue): void {
  const mail = orderMail(order, venue);
  if (!mail) return;
  const { id, version, resto_key, updated_at } = order;
  transaction.create(database().doc(`mail/order_${id}_${version}`), {
    ...mail,
    resto_key,
    target: `orders/${id}`,
    created_at: toTimestamp(updated_at),
  });
}
