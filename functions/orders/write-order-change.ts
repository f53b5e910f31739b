import { rememberedDishes } from "@/domain/guest/guest-book";
import { orderOutcome } from "@/domain/guest/guest-outcome";
import { sendsOrderMail } from "@/domain/mail/order-mail";
import type { Order } from "@/domain/order/order.schema";
import { freesSlot, isFinal, type OrderActor } from "@/domain/order/order-transitions";
import type { OrderChangeAnswer } from "@/domain/order/pricing/quote.schema";
import type { OrderChange } from "@/domain/order/steps/order-machine";
import { givesStockBack } from "@/domain/order/stock-taken";
import { moneyTasks } from "@/domain/payment/money-tasks";
import { orderPush } from "@/domain/push/order-push";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { findTakenSlot } from "../capacity/capacity-store";
import { findCounted } from "../guests/book/guest-book-store";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { openMailbox } from "../mail/mailbox-store";
import { queueOrderMail } from "../mail/queue-order-mail";
import { addPaymentTasks } from "../money/add-payment-tasks";
import { readPayment } from "../money/payment-store";
import { scheduleAnonymisation } from "../personal-data/forget-at-store";
import { queuePush, readRecipients } from "../push/queue-push-store";
import { findTakenStock } from "../restaurants/stock-store";
import type { Transaction } from "../runtime/admin-app";
import { addAudit, addHourlyAudit } from "../runtime/audit-store";
import { findOrderGroup } from "../together/group-cart-store";
import { updateOrder } from "./order-store";

interface OrderChangeActor {
  readonly by: OrderActor;
  /** Null for the schedule. */
  readonly uid: string | null;
  /** The restaurant that the mail names, if it is read already; null sends no mail. */
  readonly restaurant?: Restaurant | null;
  /** The audited action; by default that of the step or delay. */
  readonly action?: string;
}

/**
 * Writes a step or delay of an order with its slot, portions, visit of the guest book, mail, messages
 * for devices, audit entry and the tasks of its payment. Reads before it writes: call it before the
 * first write of the transaction.
 */
export async function writeOrderChange(
  transaction: Transaction,
  order: Order,
  change: OrderChange,
  { restaurant, action, ...actor }: OrderChangeActor,
): Promise<OrderChangeAnswer> {
  const { id, resto_key } = order;
  const { status, version, history } = change;
  const changed = { ...order, ...change };
  const isMailed = sendsOrderMail(changed);
  const isReadHere = isMailed && restaurant === undefined;
  const push = orderPush(changed);
  const [named, devices] = await Promise.all([
    isReadHere ? readMailRestaurant(resto_key, transaction) : restaurant,
    readRecipients(order, push),
  ]);
  const now = change.updated_at;
  const { email } = order.contact;
  // The limit of a day is for what guests send, not for the answers of the team.
  const mailbox =
    isMailed && named && (await openMailbox(transaction, [email], named, { now, sentToday: 0 }));
  const payment = order.payment_status ? await readPayment(transaction, id) : null;
  // No step leads out of a final state, so an order frees its slot and its portions at most once.
  const freeSlot = freesSlot(status) ? await findTakenSlot(transaction, order) : null;
  const returnStock = givesStockBack(status) ? await findTakenStock(transaction, order, now) : null;
  const showGroup = await findOrderGroup(transaction, order, now);
  const countVisit = await findCounted(
    transaction,
    order,
    { from: orderOutcome(order), to: orderOutcome(changed), dishes: rememberedDishes(order) },
    now,
  );
  updateOrder(transaction, order, change);
  showGroup?.(changed);
  addPaymentTasks(transaction, moneyTasks(order, change, payment, now));
  freeSlot?.();
  returnStock?.();
  countVisit?.();
  if (order.forget_at && isFinal(status)) scheduleAnonymisation(transaction, id, now);
  if (mailbox) queueOrderMail(mailbox, changed, named);
  queuePush(transaction, devices, push, now);
  // Tours and stations can be changed back and forth; steps cannot.
  const audit = history.length === order.history.length ? addHourlyAudit : addAudit;
  audit(transaction, {
    at: now,
    ...actor,
    resto_key,
    target: `orders/${id}`,
    code: order.code,
    action:
      action ?? (history.at(-1)?.delay_minutes === undefined ? `order.${status}` : "order.delayed"),
    version,
  });
  return { id, status, version };
}
