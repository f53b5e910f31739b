import { guestShareAt, guestShareRefusal, shareOf } from "@/domain/availability/guest-share";
import type { Order } from "@/domain/order/order.schema";
import type { Refusal } from "@/domain/result/refusal";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Instant } from "@/domain/time/berlin-time";
import type { RestaurantWith } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";
import { readGuestSlotCounts } from "./capacity-store";
import { isSlotFull } from "./slot-capacity";

/**
 * NOT_VERIFIED if an order of a guest without a verified address exceeds the share that such guests
 * may hold of its slot. Reads nothing if the share is everything or nothing.
 */
export async function guestSlotRefusal(
  transaction: Transaction,
  { guest_verified, resto_key, local_date, local_time }: Order,
  { restaurant, availability }: RestaurantWith<"availability">,
  now: Instant,
): Promise<Refusal | null> {
  if (guest_verified !== false) return null;
  const share = guestShareAt(restaurant, availability, now);
  if (share === 0) return guestShareRefusal();
  const { orders_per_slot } = orderPolicyOf(restaurant);
  if (share === 1 || orders_per_slot === null) return null;
  const counts = await readGuestSlotCounts(resto_key, [local_date], transaction);
  const limit = shareOf(share, orders_per_slot);
  return isSlotFull(counts.get(local_date) ?? {}, local_time, limit) ? guestShareRefusal() : null;
}
