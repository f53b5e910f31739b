import { type Refusal, refusal } from "@/domain/result/refusal";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import type { Reader } from "../runtime/admin-app";
import { readSlotDays } from "./capacity-store";
import { isSlotFull } from "./slot-capacity";

/**
 * The given instants whose slot has no room for another order. Reads nothing if the restaurant has
 * no limit per slot.
 */
export async function fullSlots(
  restaurant: Pick<Restaurant, "key" | "rev" | "order_policy">,
  instants: readonly Instant[],
  reader?: Reader,
): Promise<ReadonlySet<Instant>> {
  const { orders_per_slot } = orderPolicyOf(restaurant);
  if (orders_per_slot === null) return new Set();
  const dates = new Set(instants.map((instant) => toLocal(instant).date));
  const days = await readSlotDays(restaurant, [...dates], reader);
  const isFull = (instant: Instant) => {
    const { date, time } = toLocal(instant);
    return isSlotFull(days.get(date)?.orders ?? {}, time, orders_per_slot);
  };
  return new Set(instants.filter(isFull));
}

/** SLOT_FULL with the first free slot after the wanted one, if there is one. */
export function slotFullRefusal(due: Instant, freeSlots: readonly Instant[]): Refusal {
  const next = freeSlots.find((slot) => slot > due);
  return refusal("SLOT_FULL", next === undefined ? {} : { next_at: next });
}
