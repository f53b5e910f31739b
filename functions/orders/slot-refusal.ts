import { orderSlots } from "@/domain/hours/order-slots";
import { areServedAt, categoriesOf } from "@/domain/menu/served";
import type { Order } from "@/domain/order/order.schema";
import type { Refusal } from "@/domain/result/refusal";
import type { Instant } from "@/domain/time/berlin-time";
import { fullSlots, slotFullRefusal } from "../capacity/full-slots";
import type { RestaurantWith } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";

/** SLOT_FULL if the slot of a new order has no room; null if it has. */
export async function slotRefusal(
  transaction: Transaction,
  { type, promised_at, lines }: Order,
  { restaurant, menu, availability }: RestaurantWith<"menu" | "availability">,
  now: Instant,
): Promise<Refusal | null> {
  const due = promised_at ?? now;
  if (!(await fullSlots(restaurant, [due], transaction)).has(due)) return null;
  const categories = categoriesOf(
    lines.map(({ item_id }) => item_id),
    menu,
  );
  const slots = orderSlots(restaurant, availability, type, now).filter((slot) =>
    areServedAt(categories, slot),
  );
  const full = await fullSlots(restaurant, slots, transaction);
  return slotFullRefusal(
    due,
    slots.filter((slot) => !full.has(slot)),
  );
}
