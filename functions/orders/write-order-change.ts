import type { Order } from "@/domain/order/order.schema";
import { freesSlot, isFinal, type OrderActor } from "@/domain/order/order-transitions";
import type { OrderChangeAnswer } from "@/domain/order/pricing/quote.schema";
import type { OrderChange } from "@/domain/order/steps/order-machine";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { freeSlot } from "../capacity/capacity-store";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { openMailbox } from "../mail/mailbox-store";
import { queueOrderMail } from "../mail/queue-order-mail";
import { scheduleAnonymisation } from "../personal-data/forget-at-store";
import type { Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { updateOrder } from "./order-store";

interface OrderChangeActor {
  readonly by: OrderActor;
  /** Null for the schedule. */
  readonly uid: string | null;
  /** The restaurant that the mail names, if it is read already; null sends no mail. */
  readonly restaurant?: Restaurant | null;
}

/**
 * Writes a step or delay of an order with its slot, mail and audit entry. Reads before it writes:
 * call it before the first write of the transaction.
 */
export async function writeOrderChange(
  transaction: Transaction,
  order: Order,
  change: OrderChange,
  { restaurant, ...actor }: OrderChangeActor,
): Promise<OrderChangeAnswer> {
  const { id, resto_key } = order;
  const { status, version, history } = change;
  const isReadHere = restaurant === undefined && order.contact.email !== undefined;
  const named = isReadHere ? await readMailRestaurant(resto_key, transaction) : restaurant;
  const now = change.updated_at;
  const { email } = order.contact;
  const mailbox = named && (await openMailbox(transaction, [email], named, now));
  updateOrder(transaction, id, change);
  // No step leads out of a final state, so an order frees its slot at most once.
  if (freesSlot(status)) freeSlot(transaction, order);
  if (order.forget_at && isFinal(status)) scheduleAnonymisation(transaction, id, now);
  if (mailbox) queueOrderMail(mailbox, { ...order, ...change }, named);
  addAudit(transaction, {
    at: now,
    ...actor,
    resto_key,
    target: `orders/${id}`,
    code: order.code,
    action: history.at(-1)?.delay_minutes === undefined ? `order.${status}` : "order.delayed",
    version,
  });
  return { id, status, version };
}
