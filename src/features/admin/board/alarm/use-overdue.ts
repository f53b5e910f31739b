import { useBoard } from "@/data/staff/board-provider";
import type { Order } from "@/domain/order/order.schema";
import { remindDueAt } from "@/domain/order/timing/remind-due";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Number of unanswered orders that wait longer than their restaurant's `remind_minutes`. */
export function useOverdue(
  restaurantsByKey: ReadonlyMap<string, Restaurant>,
  orders: readonly Order[],
): number {
  const { availabilityOf } = useBoard();
  const now = useAtomValue(serverNowAtom);
  return orders.filter((order) => {
    const restaurant = restaurantsByKey.get(order.resto_key);
    if (order.status !== "placed" || !restaurant) return false;
    const exceptions = availabilityOf(order.resto_key)?.exceptions ?? [];
    const dueAt = remindDueAt(restaurant, exceptions, order);
    return dueAt !== null && dueAt <= now;
  }).length;
}
