import type { Order } from "@/domain/order/order.schema";
import type { OrderChange } from "@/domain/order/order-machine";
import type { OrderStatus } from "@/domain/order/order-status";
import { isFinal, type OrderActor } from "@/domain/order/order-transitions";
import type { OrderChangeAnswer } from "@/domain/order/quote.schema";
import { forgetOrderLater } from "../accounts/forget-store";
import { freeSlot } from "../capacity/capacity-store";
import { addOrderMail } from "../mail/order-mail-store";
import { readRestaurant } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { updateOrder } from "./order-store";

/** Ends in which the kitchen has nothing (more) to do for the order's slot. */
const FREEING: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  "cancelled",
  "rejected",
  "expired",
  "failed",
]);

/**
 * Writes one step or delay of an order with everything that belongs to it: slot, audit entry,
 * message. Reads before it writes, so nothing may have been written in the transaction yet.
 */
export async function writeOrderStep(
  transaction: Transaction,
  order: Order,
  change: OrderChange,
  actor: { readonly by: OrderActor; readonly uid: string | null },
): Promise<OrderChangeAnswer> {
  const { id, resto_key } = order;
  const { status, version, history } = change;
  const venue = order.contact.email ? await readRestaurant(transaction, resto_key) : null;
  updateOrder(transaction, id, change);
  // Final states are never left, so an order gives its place back once at most.
  if (FREEING.has(status)) freeSlot(transaction, order);
  if (order.forget_at && isFinal(status)) forgetOrderLater(transaction, id, change.updated_at);
  if (venue) addOrderMail(transaction, { ...order, ...change }, venue);
  addAudit(transaction, {
    at: change.updated_at,
    ...actor,
    resto_key,
    target: `orders/${id}`,
    action: history.at(-1)?.delay_minutes === undefined ? `order.${status}` : "order.delayed",
    version,
  });
  return { id, status, version };
}
