import type { Order } from "@/domain/order/order.schema";
import type { OrderChange } from "@/domain/order/order-machine";
import type { OrderStatus } from "@/domain/order/order-status";
import { isFinal, type OrderActor } from "@/domain/order/order-transitions";
import type { OrderChangeAnswer } from "@/domain/order/quote.schema";
import { scheduleAnonymisation } from "../accounts/anonymise-store";
import { freeSlot } from "../capacity/capacity-store";
import { addOrderMail } from "../mail/order-mail-store";
import { readRestaurant } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { updateOrder } from "./order-store";

/** Ends in which the kitchen has nothing (more) to do for the order's slot. */
const SLOT_FREEING_STATUSES: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  "cancelled",
  "rejected",
  "expired",
  "failed",
]);

/**
 * Writes one step or delay of an order with everything that belongs to it: slot, audit entry,
 * message. Reads before it writes, so nothing may have been written in the transaction yet.
 */
export async function writeOrderChange(
  transaction: Transaction,
  order: Order,
  change: OrderChange,
  actor: { readonly by: OrderActor; readonly uid: string | null },
): Promise<OrderChangeAnswer> {
  const { id, resto_key } = order;
  const { status, version, history } = change;
  const stored = order.contact.email ? await readRestaurant(resto_key, [], transaction) : null;
  updateOrder(transaction, id, change);
  // Final states are never left, so an order gives its place back once at most.
  if (SLOT_FREEING_STATUSES.has(status)) freeSlot(transaction, order);
  if (order.forget_at && isFinal(status)) scheduleAnonymisation(transaction, id, change.updated_at);
  if (stored) addOrderMail(transaction, { ...order, ...change }, stored.restaurant);
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
