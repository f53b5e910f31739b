import { RESTAURANT_UID } from "@/domain/ids/restaurant-uid";
import { STAFF_ORDER_LIMITS } from "@/domain/limits/staff-limits";
import type { Order } from "@/domain/order/order.schema";
import { orderCode } from "@/domain/order/order-code";
import { canonicalStaffOrderRequest } from "@/domain/order/placing/canonical-order-request";
import type { OrderRefusal } from "@/domain/order/placing/place-order";
import { placeStaffOrder } from "@/domain/order/placing/staff-order";
import type {
  PlaceStaffOrderAnswer,
  PlaceStaffOrderRequest,
} from "@/domain/order/placing/staff-order.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { ordersAMinuteOf } from "@/domain/tenant/order-policy";
import { places } from "@/tenant-configs/places";
import type { Call } from "../calls/frame/definition";
import { contactKeys } from "../contact/contact-keys";
import { findCaller } from "../guests/book/find-caller";
import { readEvents } from "../limits/limit-store";
import { accountSubject } from "../limits/limit-subjects";
import { openMailbox } from "../mail/mailbox-store";
import { queueOrderMail } from "../mail/queue-order-mail";
import { readRestaurant } from "../restaurants/restaurant-store";
import { takeStock } from "../restaurants/stock-store";
import { addAudit } from "../runtime/audit-store";
import { hashRequest, replay } from "../runtime/replay";
import { findSlot } from "./find-slot";
import { findOrderPlace } from "./order-lane-store";
import { createOrder, readOrder } from "./order-store";
import { transactOrder } from "./transact-order";

/**
 * Creates a telephone order in one transaction with its slot, portions, audit entry and acceptance mail, and
 * remembers or forgets the caller. Its creator is the restaurant, because the staff member's account
 * has orders and limits of its own. The restaurant's limit counts it but does not refuse it: a flood
 * of guest orders must not stop the telephone. A known id is replayed.
 */
export function commitStaffOrder({
  input,
  caller: { uid },
  now,
  transact,
}: Call<PlaceStaffOrderRequest, "staff-of">): Promise<Result<PlaceStaffOrderAnswer, OrderRefusal>> {
  const { resto_key: key, order_id, contact } = input;
  const request_hash = hashRequest(canonicalStaffOrderRequest(input, uid));
  return transactOrder(
    { key, uid, lines: input.lines, transact },
    async (transaction, { lane, noteShared }) => {
      const earlier = await readOrder(transaction, order_id);
      if (earlier) {
        const stamp = { creator_uid: RESTAURANT_UID, request_hash };
        return replay(earlier, stamp, (order) => answerOf(order, { replayed: true }));
      }
      const [stored, limit, enterCaller] = await Promise.all([
        readRestaurant(key, ["menu", "availability"], transaction),
        readEvents(transaction, "staff_orders_at", [accountSubject(uid)], STAFF_ORDER_LIMITS),
        findCaller(transaction, input, uid, now),
      ]);
      if (!stored) return err(refusal("NOT_FOUND"));
      const allowed = limit.check(now);
      if (!allowed.ok) return allowed;
      const { restaurant } = stored;
      noteShared(stored);
      const ordersAMinute = ordersAMinuteOf(restaurant);
      const limits = { key, lane, ordersAMinute, isVerified: true, mayExceed: true, now };
      const place = await findOrderPlace(transaction, limits);
      if (!place.ok) return place;

      const code = orderCode(place.value.sequence, key);
      const placed = placeStaffOrder(input, { ...stored, places }, { now, code, request_hash });
      if (!placed.ok) return placed;
      const facts = { contact_keys: contactKeys(contact) };
      const entered = enterCaller(placed.value, null);
      const order = { ...placed.value, ...facts, ...entered.mark };
      const mayOverbook = input.overbook === true;
      const slot = await findSlot(transaction, order, stored, { now, mayOverbook });
      if (!slot.ok) return slot;
      const { sentToday } = place.value;
      const mailbox = await openMailbox(transaction, [contact.email], restaurant, {
        now,
        sentToday,
      });

      createOrder(transaction, order);
      slot.value();
      takeStock(transaction, order);
      limit.add(now);
      place.value.take(queueOrderMail(mailbox, order, restaurant));
      entered.write();
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key: key,
        target: `orders/${order_id}`,
        code,
        action: auditAction(input),
        version: order.version,
      });
      return ok(answerOf(order, { replayed: false }));
    },
  );
}

/** Names what staff chose to skip. */
function auditAction({ overbook, waive_minimum }: PlaceStaffOrderRequest): string {
  return `order.telephone${overbook ? "+overbook" : ""}${waive_minimum ? "+waive_minimum" : ""}`;
}

/** The first answer, even if the order has changed since. */
function answerOf(
  { id, code, total_cents, created_at, history }: Order,
  { replayed }: Pick<PlaceStaffOrderAnswer, "replayed">,
): PlaceStaffOrderAnswer {
  const eta_at = history[0]?.eta_at ?? created_at;
  return { id, code, total_cents, status: "accepted", replayed, eta_at };
}
