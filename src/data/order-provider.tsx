import type { ReactNode } from "react";
import type { Order } from "@/domain/order/order.schema";
import { watchOwnOrders } from "@/firebase/repos/order-repo";
import type { LiveList } from "./live-list";
import { strictContext } from "./strict-context";
import { useLiveList } from "./use-live-list";
import { type LiveOrder, useOrder } from "./use-order";

const [OrderContext, useOrderContext] = strictContext<LiveList<Order>>(
  "useOrders must be used within an OrderProvider",
);

/** The signed-in guest's orders at this restaurant, newest first. */
export const useOrders = useOrderContext;

/** Follows the guest's own orders for its children. */
export function OrderProvider({ children }: { children: ReactNode }) {
  return <OrderContext value={useLiveList(watchOwnOrders)}>{children}</OrderContext>;
}

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
