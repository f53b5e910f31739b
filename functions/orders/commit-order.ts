import { checkRestaurantLimit } from "@/domain/limits/order-limits";
import type { Order } from "@/domain/order/order.schema";
import { orderCode } from "@/domain/order/order-code";
import type { PlaceOrderRequest } from "@/domain/order/order-requests.schema";
import { canonicalOrderRequest } from "@/domain/order/placing/canonical-order-request";
import { type OrderRefusal, placeOrder } from "@/domain/order/placing/place-order";
import type { PlaceOrderAnswer } from "@/domain/order/pricing/quote.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { places } from "@/tenant-configs/places";
import { takeSlot } from "../capacity/capacity-store";
import { guestSlotRefusal } from "../capacity/guest-slots";
import { guestFacts } from "../contact/guest-facts";
import { blockedRefusal, isBlocked } from "../guests/is-blocked";
import { openMailbox } from "../mail/mailbox-store";
import { queueOrderMail } from "../mail/queue-order-mail";
import { readRestaurant } from "../restaurants/restaurant-store";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import type { Caller } from "../runtime/caller";
import { hashRequest, replay } from "../runtime/replay";
import { readGuestOrderLimits } from "./guest-order-limits";
import { countOrder, readOrderCounters } from "./order-counter-store";
import { createOrder, readOrder } from "./order-store";
import { slotRefusal } from "./slot-refusal";

/**
 * Creates an order in one transaction: checks limits, prices and rules against the stored data,
 * takes the slot, and adds audit entry and receipt. A known id is replayed before any limit is
 * checked.
 */
export function commitOrder(
  input: PlaceOrderRequest,
  caller: Caller,
  now: Instant,
): Promise<Result<PlaceOrderAnswer, OrderRefusal>> {
  const { resto_key: key, order_id, contact } = input;
  const { uid } = caller;
  const isVerified = caller.verifiedEmail !== null;
  const request_hash = hashRequest(canonicalOrderRequest(input, uid));
  return transact(key, async (transaction) => {
    const earlier = await readOrder(transaction, order_id);
    if (earlier) {
      return replay(earlier, { creator_uid: uid, request_hash }, (order) => answerOf(order, true));
    }
    const [stored, counters, limits, blocked] = await Promise.all([
      readRestaurant(key, ["menu", "availability"], transaction),
      readOrderCounters(transaction, key),
      readGuestOrderLimits(transaction, { key, caller, phone: contact.phone }),
      isBlocked(transaction, { resto_key: key, uid, phone: contact.phone, now }),
    ]);
    if (!stored) return err(refusal("NOT_FOUND"));
    if (blocked) return err(blockedRefusal(stored.restaurant));
    const allowed = limits.check(now);
    if (!allowed.ok) return allowed;
    const restaurant = checkRestaurantLimit(counters, isVerified, now);
    if (!restaurant.ok) return restaurant;

    const code = orderCode(counters.order_count, key);
    const placed = placeOrder(input, { ...stored, places }, { now, uid, code, request_hash });
    if (!placed.ok) return placed;
    const order = { ...placed.value, ...guestFacts(caller, contact) };
    const [slotRefused, shareRefused, mailbox] = await Promise.all([
      slotRefusal(transaction, order, stored, now),
      guestSlotRefusal(transaction, order, stored, now),
      openMailbox(transaction, [contact.email], stored.restaurant, now),
    ]);
    const refused = slotRefused ?? shareRefused;
    if (refused) return err(refused);

    createOrder(transaction, order);
    takeSlot(transaction, order);
    countOrder(transaction, { key, counters, isVerified, now });
    limits.add(now);
    queueOrderMail(mailbox, order, stored.restaurant);
    addAudit(transaction, {
      at: now,
      by: "guest",
      uid,
      resto_key: key,
      target: `orders/${order_id}`,
      code,
      action: "order.placed",
      version: order.version,
    });
    return ok(answerOf(order, false));
  });
}

/** The first answer, even if the order has changed since. */
function answerOf({ id, code, total_cents }: Order, replayed: boolean): PlaceOrderAnswer {
  return { id, code, total_cents, status: "placed", replayed };
}
