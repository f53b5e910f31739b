import { useState } from "react";
import { activeTenantKey } from "../config/active-tenant-key";
import type { Order } from "../domain/order/order.schema";
import { authAtom } from "../state/auth-atoms";
import { useAtomValue } from "../state/jotai-hooks";
import { orderHistory } from "./order-history";
import { useOrders } from "./order-provider";

/** How many of the newest orders are followed live. */
export const LIVE_ORDERS = 20;

/** The guest's orders beyond the newest, read page by page when they are asked for. */
export interface OrderHistory {
  readonly orders: readonly Order[];
  /** Of the page that was asked for last; `end` once there are no older orders. */
  readonly older: "more" | "loading" | "failed" | "end";
  readonly loadOlder: () => Promise<void>;
}

/** Puts the live orders and the older pages together. */
export function useOrderHistory(): OrderHistory {
  const { items } = useOrders();
  const uid = useAtomValue(authAtom).user?.uid ?? null;
  // What was live when a page was read stays, although newer orders push it out of the live list.
  const [read, setRead] = useState<readonly Order[]>([]);
  const [state, setState] = useState<OrderHistory["older"] | null>(null);
  const orders = orderHistory(
    items,
    read.filter(({ creator_uid }) => creator_uid === uid),
  );

  return {
    orders,
    older: state ?? (items.length < LIVE_ORDERS ? "end" : "more"),
    loadOlder: async () => {
      const last = orders.at(-1);
      if (!last || uid === null || activeTenantKey === null || state === "loading") return;
      setState("loading");
      try {
        const { readOlderOrders, HISTORY_PAGE } = await import("../firebase/older-orders");
        const createdAt = last.created_at;
        const page = await readOlderOrders({ restoKey: activeTenantKey, uid, createdAt });
        setRead(orderHistory(orders, page));
        setState(page.length > HISTORY_PAGE ? "more" : "end");
      } catch (fault) {
        console.error("older orders unavailable", fault);
        setState("failed");
      }
    },
  };
}
