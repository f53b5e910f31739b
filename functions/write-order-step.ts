import type { Order } from "../src/domain/order/order.schema";
import type { OrderChange } from "../src/domain/order/order-machine";
import type { OrderStatus } from "../src/domain/order/order-status";
import { isFinal, type OrderActor } from "../src/domain/order/order-transitions";
import type { OrderChangeAnswer } from "../src/domain/order/quote.schema";
import type { Transaction } from "./admin-app";
import { addAudit } from "./audit-store";
import { freeSlot } from "./capacity-store";
import { forgetOrderLater } from "./forget-store";
import { addOrderMail } from "./order-mail-store";
import { updateOrder } from "./order-store";
import { readRestaurant } from "./restaurant-store";

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
