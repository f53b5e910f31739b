import type { ReactNode } from "react";
import type { Order } from "@/domain/order/order.schema";
import { watchOwnOrders } from "@/firebase/repos/order-repo";
import type { LiveList } from "./live-list";
import { strictContext } from "./strict-context";
import { useLiveList } from "./use-live-list";

const [OrderContext, useOrderContext] = strictContext<LiveList<Order>>(
  "useOrders must be used within an OrderProvider",
);

/** The signed-in guest's orders at this restaurant, newest first. */
export const useOrders = useOrderContext;

/** Follows the guest's own orders for its children. */
export function OrderProvider({ children }: { children: ReactNode }) {
  return <OrderContext value={useLiveList(watchOwnOrders)}>{children}</OrderContext>;
}
