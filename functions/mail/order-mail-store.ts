import { type MailRestaurant, orderMail } from "@/domain/mail/order-mail";
import type { Order } from "@/domain/order/order.schema";
import { database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/**
 * Queues the mail about an order's latest change in the transaction of that change. Does nothing if
 * the guest left no e-mail address.
 */
export function addOrderMail(
  transaction: Transaction,
  order: Order,
  restaurant: MailRestaurant,
): void {
  const mail = orderMail(order, restaurant);
  if (!mail) return;
  const { id, version, resto_key, updated_at } = order;
  transaction.create(database().doc(`mail/order_${id}_${version}`), {
    ...mail,
    resto_key,
    target: `orders/${id}`,
    created_at: toTimestamp(updated_at),
  });
}
