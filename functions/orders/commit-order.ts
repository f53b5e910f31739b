import { checkGroupOrder, withLeftOut, withOrder } from "@/domain/cart/together/group-order";
import { isOrderingPaused } from "@/domain/operations/switches.schema";
import type { Order } from "@/domain/order/order.schema";
import { orderCode } from "@/domain/order/order-code";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { canonicalOrderRequest } from "@/domain/order/placing/canonical-order-request";
import { type OrderRefusal, placeOrder } from "@/domain/order/placing/place-order";
import type { PlaceOrderAnswer } from "@/domain/order/pricing/quote.schema";
import { newPayment } from "@/domain/payment/new-payment";
import { paymentRefusal } from "@/domain/payment/payment-refusal";
import { refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { ordersAMinuteOf } from "@/domain/tenant/order-policy";
import type { Instant } from "@/domain/time/berlin-time";
import { places } from "@/tenant-configs/places";
import { guestFacts } from "../contact/guest-facts";
import { findEntry } from "../guests/book/find-entry";
import { blockedRefusal, isBlocked } from "../guests/is-blocked";
import { openMailbox } from "../mail/mailbox-store";
import { queueOrderMail } from "../mail/queue-order-mail";
import { readPaymentAccount } from "../money/payment-account-store";
import { writePayment } from "../money/payment-store";
import { readRestaurant } from "../restaurants/restaurant-store";
import { takeStock } from "../restaurants/stock-store";
import { database, isKnownDocument, type Transaction, transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import type { Caller } from "../runtime/caller";
import { hashRequest, replay } from "../runtime/replay";
import { readSwitches } from "../runtime/switches-store";
import { readGroup, writeGroup } from "../together/group-cart-store";
import { findSlot } from "./find-slot";
import { readGuestOrderLimits } from "./guest-order-limits";
import { findOrderPlace } from "./order-lane-store";
import { createOrder, readOrder } from "./order-store";
import { type Attempt, transactOrder } from "./transact-order";

/**
 * Places an order, or repeats the first answer for a known id, also beyond a limit. A new order reads
 * nothing to find out that it is new: its creation fails if the id is known.
 */
export async function commitOrder(
  input: PlaceOrderRequest,
  caller: Caller,
  now: Instant,
): Promise<Result<PlaceOrderAnswer, OrderRefusal>> {
  const { resto_key: key, order_id, lines } = input;
  const { uid } = caller;
  const request_hash = hashRequest(canonicalOrderRequest(input, uid));
  const sending = { key, uid, lines, transact };
  const placed = await transactOrder(sending, (transaction, attempt) =>
    writeOrder(transaction, attempt, { input, caller, now, request_hash }),
  ).catch((fault: unknown) => {
    if (isKnownDocument(fault)) return null;
    throw fault;
  });
  if (placed?.ok) return placed;
  const earlier = await readOrder(database(), order_id);
  if (earlier) {
    return replay(earlier, { creator_uid: uid, request_hash }, (order) =>
      answerOf(order, { replayed: true }),
    );
  }
  if (!placed) throw new Error("an order exists and cannot be found");
  return placed;
}

interface NewOrder {
  readonly input: PlaceOrderRequest;
  readonly caller: Caller;
  readonly now: Instant;
  readonly request_hash: string;
}

/**
 * Creates an order in its transaction: checks limits, prices and rules against the stored data, takes
 * the slot and the portions that are counted, and adds audit entry and receipt. An order that is paid
 * online gets its payment instead of a receipt.
 */
async function writeOrder(
  transaction: Transaction,
  { lane, noteShared }: Attempt,
  { input, caller, now, request_hash }: NewOrder,
): Promise<Result<PlaceOrderAnswer, OrderRefusal>> {
  const { resto_key: key, order_id, contact, group_id } = input;
  const { uid } = caller;
  const isOnline = input.payment === "online";
  const isVerified = caller.verifiedEmail !== null;
  const [stored, limits, blocked, switches, account, ofGroup, bookEntry] = await Promise.all([
    readRestaurant(key, ["menu", "availability"], transaction),
    readGuestOrderLimits(transaction, { key, caller, phone: contact.phone, now }),
    isBlocked(transaction, { resto_key: key, uid, phone: contact.phone, now }),
    readSwitches(),
    isOnline ? readPaymentAccount(key, transaction) : null,
    group_id ? readGroup(transaction, group_id, now) : null,
    findEntry(transaction, input.guest_book, { resto_key: key, uid }, now),
  ]);
  if (!stored) return err(refusal("NOT_FOUND"));
  const { restaurant } = stored;
  noteShared(stored);
  if (blocked) return err(blockedRefusal(restaurant));
  const group = group_id ? checkGroupOrder(ofGroup, { uid, resto_key: key }) : ok(null);
  if (!group.ok) return group;
  if (isOrderingPaused(switches, now)) return err(refusal("PAUSED"));
  const unpayable = paymentRefusal(input, restaurant, account, switches);
  if (unpayable) return err(unpayable);
  const allowed = limits.check();
  if (!allowed.ok) return allowed;
  const ordersAMinute = ordersAMinuteOf(restaurant);
  const limit = { key, lane, ordersAMinute, isVerified, now };
  const place = await findOrderPlace(transaction, limit);
  if (!place.ok) return place;

  const code = orderCode(place.value.sequence, key);
  const placed = placeOrder(input, { ...stored, places }, { now, uid, code, request_hash });
  if (!placed.ok) return placed;
  const facts = guestFacts(caller, contact);
  const enterBook = bookEntry({ name: contact.name, ...facts });
  const order = { ...placed.value, ...facts, ...(enterBook && { in_guest_book: true }) };
  const [slot, mailbox] = await Promise.all([
    findSlot(transaction, order, stored, { now }),
    openMailbox(transaction, [contact.email], restaurant, {
      now,
      sentToday: place.value.sentToday,
    }),
  ]);
  if (!slot.ok) return slot;

  createOrder(transaction, order);
  if (isOnline && account) writePayment(transaction, null, newPayment(order, account), now);
  if (group_id && group.value) {
    writeGroup(transaction, group_id, withOrder(withLeftOut(group.value, input.lines), order));
  }
  slot.value();
  takeStock(transaction, order);
  limits.add(order);
  enterBook?.();
  place.value.take(queueOrderMail(mailbox, order, restaurant));
  addAudit(transaction, {
    at: now,
    by: "guest",
    uid,
    resto_key: key,
    target: `orders/${order_id}`,
    code,
    action: `order.${order.status}`,
    version: order.version,
  });
  return ok(answerOf(order, { replayed: false }));
}

/** The first answer, even if the order has changed since. */
function answerOf(
  { id, code, total_cents, status_at }: Order,
  { replayed }: Pick<PlaceOrderAnswer, "replayed">,
): PlaceOrderAnswer {
  const status = status_at.awaiting_payment === undefined ? "placed" : "awaiting_payment";
  return { id, code, total_cents, status, replayed };
}
