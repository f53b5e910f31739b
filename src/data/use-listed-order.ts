import { useOrders } from "./order-provider";
import { type LiveOrder, useOrder } from "./use-order";

/**
 * One of the signed-in guest's orders at this restaurant, live. The list of the `OrderProvider` already
 * follows most of them; only an order that it lacks is followed by itself, so that no change is read
 * twice.
 */
export function useListedOrder(id: string): LiveOrder {
  const { items, status } = useOrders();
  const listed = status === "failed" ? undefined : items.find((order) => order.id === id);
  const order = useOrder(listed || status === "loading" ? null : id);
  return listed ? { status, value: listed } : order;
}
