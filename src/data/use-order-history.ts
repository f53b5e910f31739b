import { useState } from "react";
import { activeTenantKey } from "@/config/active-tenant-key";
import type { Order } from "@/domain/order/order.schema";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { mergeOrderHistory } from "./merge-order-history";
import { useOrders } from "./order-provider";

/** Number of newest orders that are followed live. */
export const LIVE_ORDERS = 20;

/** The guest's older orders, read page by page on demand. */
export interface OrderHistory {
  readonly orders: readonly Order[];
  /** State of the last page; `end` when there are no older orders. */
  readonly older: "more" | "loading" | "failed" | "end";
  readonly loadOlder: () => Promise<void>;
}

interface ReadOrders {
  /** The account the orders belong to. */
  readonly of: string | null;
  readonly orders: readonly Order[];
  /** Null until a page has been requested. */
  readonly older: OrderHistory["older"] | null;
}

/** The live orders followed by the older pages. */
export function useOrderHistory(): OrderHistory {
  const { items } = useOrders();
  const uid = useAtomValue(authAtom).user?.uid ?? null;
  // Keeps orders that newer ones have pushed out of the live list since a page was read.
  const [known, setKnown] = useState<ReadOrders>({ of: uid, orders: [], older: null });
  // Another user may have signed in meanwhile, in this tab or another one.
  const read: ReadOrders = known.of === uid ? known : { of: uid, orders: [], older: null };
  const orders = mergeOrderHistory(items, read.orders);

  return {
    orders,
    older: read.older ?? (items.length < LIVE_ORDERS ? "end" : "more"),
    loadOlder: async () => {
      const last = orders.at(-1);
      if (!last || uid === null || activeTenantKey === null || read.older === "loading") return;
      setKnown({ ...read, older: "loading" });
      const settle = (outcome: ReadOrders) =>
        setKnown((current) => (current.of === uid ? outcome : current));
      try {
        const { readOlderOrders, HISTORY_PAGE } = await import("@/firebase/repos/older-orders");
        const createdAt = last.created_at;
        const page = await readOlderOrders({ restoKey: activeTenantKey, uid, createdAt });
        const older = page.length > HISTORY_PAGE ? "more" : "end";
        settle({ of: uid, orders: mergeOrderHistory(orders, page), older });
      } catch (fault) {
        console.error("older orders unavailable", fault);
        settle({ ...read, older: "failed" });
      }
    },
  };
}
