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

/** Final states of orders that the kitchen does not finish. */
const SLOT_FREEING_STATUSES: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  "cancelled",
  "rejected",
  "expired",
  "failed",
]);

/**
 * Writes a step or delay of an order with its slot, mail and audit entry. Reads before it writes:
 * call it before the first write of the transaction.
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
  // No step leads out of a final state, so an order frees its slot at most once.
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
