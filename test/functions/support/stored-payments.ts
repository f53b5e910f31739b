import type { Order } from "@/domain/order/order.schema";
import { slotOf } from "@/functions/capacity/slot-capacity";
import type { adminList } from "@/test/harness/admin";

export type Stored = Awaited<ReturnType<typeof adminList>>;

/** The counted quarter of an hour of an order; null if its restaurant counts none. */
export function slotOfOrder(order: Order, orders: readonly Order[], days: Stored) {
  const { resto_key, local_date } = order;
  const day = days.find(({ id }) => id === `${resto_key}_${local_date}`)?.data;
  if (day?.orders_rev === undefined) return null;
  const slot = slotOf(order.local_time);
  const counts = (day.orders ?? {}) as Record<string, number>;
  return {
    taken: counts[slot] ?? 0,
    orders: orders.filter(
      (each) =>
        each.resto_key === resto_key &&
        each.local_date === local_date &&
        slotOf(each.local_time) === slot,
    ),
  };
}

/** A stored document with its id, and instants as numbers. */
export function plain({ id, data }: { id: string; data: object }): Record<string, unknown> {
  const text = JSON.stringify(
    { ...data, id },
    function (this: Record<string, unknown>, key, value) {
      const original = this[key];
      return original instanceof Date ? original.getTime() : value;
    },
  );
  return JSON.parse(text) as Record<string, unknown>;
}
