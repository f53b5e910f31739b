import { guestShareAt, guestShareRefusal, shareOf } from "@/domain/availability/guest-share";
import { orderSlots } from "@/domain/hours/order-slots";
import { areServedAt, categoriesOf } from "@/domain/menu/served";
import type { Order } from "@/domain/order/order.schema";
import type { Refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Instant } from "@/domain/time/berlin-time";
import { readSlotDays, takeSlot } from "../capacity/capacity-store";
import { fullSlots, slotFullRefusal } from "../capacity/full-slots";
import { isSlotFull } from "../capacity/slot-capacity";
import type { RestaurantWith } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";

interface SlotRequest {
  readonly now: Instant;
  /** Whether the order is taken although its slot is full. */
  readonly mayOverbook?: boolean;
}

/**
 * Finds room for a new order in its slot. Reads nothing if the restaurant has no limit per slot.
 * @returns a function that counts the order, to be called after the last read; SLOT_FULL; or
 *   NOT_VERIFIED beyond the share of guests without a verified address
 */
export async function findSlot(
  transaction: Transaction,
  order: Order,
  stored: RestaurantWith<"menu" | "availability">,
  { now, mayOverbook = false }: SlotRequest,
): Promise<Result<() => void, Refusal>> {
  const { restaurant, availability } = stored;
  const { guest_verified, local_date, local_time } = order;
  const share = guest_verified === false ? guestShareAt(restaurant, availability, now) : 1;
  const { orders_per_slot } = orderPolicyOf(restaurant);
  if (orders_per_slot === null) return share === 0 ? err(guestShareRefusal()) : ok(() => {});
  const day = (await readSlotDays(restaurant, [local_date], transaction)).get(local_date);
  if (!day) throw new Error(`the counts of ${local_date} were not read`);
  if (!mayOverbook && isSlotFull(day.orders, local_time, orders_per_slot)) {
    return err(await fullRefusal(transaction, order, stored, now));
  }
  const limit = shareOf(share, orders_per_slot);
  const isBeyondShare = share < 1 && isSlotFull(day.unverified_orders, local_time, limit);
  if (isBeyondShare) return err(guestShareRefusal());
  return ok(() => takeSlot(transaction, restaurant, order, day));
}

async function fullRefusal(
  transaction: Transaction,
  { type, promised_at, lines }: Order,
  { restaurant, menu, availability }: RestaurantWith<"menu" | "availability">,
  now: Instant,
): Promise<Refusal> {
  const categories = categoriesOf(
    lines.map(({ item_id }) => item_id),
    menu,
  );
  const slots = orderSlots(restaurant, availability, type, now).filter((slot) =>
    areServedAt(categories, slot),
  );
  const full = await fullSlots(restaurant, slots, transaction);
  const free = slots.filter((slot) => !full.has(slot));
  return slotFullRefusal(promised_at ?? now, free);
}
