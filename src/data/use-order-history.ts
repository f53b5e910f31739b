import { useState } from "react";
import { activeTenantKey } from "@/config/active-tenant-key";
import type { Order } from "@/domain/order/order.schema";
import { authAtom } from "@/state/account/auth-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { mergeOrderHistory } from "./merge-order-history";
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

interface Read {
  /** Whose orders they are. */
  readonly of: string | null;
  readonly orders: readonly Order[];
  /** Null until a page was asked for. */
  readonly older: OrderHistory["older"] | null;
}

/** Puts the live orders and the older pages together. */
export function useOrderHistory(): OrderHistory {
  const { items } = useOrders();
  const uid = useAtomValue(authAtom).user?.uid ?? null;
  // What was live when a page was read stays, although newer orders push it out of the live list.
  const [known, setKnown] = useState<Read>({ of: uid, orders: [], older: null });
  // Somebody else may have signed in meanwhile, in this tab or another one.
  const read: Read = known.of === uid ? known : { of: uid, orders: [], older: null };
  const orders = mergeOrderHistory(items, read.orders);

  return {
    orders,
    older: read.older ?? (items.length < LIVE_ORDERS ? "end" : "more"),
    loadOlder: async () => {
      const last = orders.at(-1);
      if (!last || uid === null || activeTenantKey === null || read.older === "loading") return;
      setKnown({ ...read, older: "loading" });
      const settle = (outcome: Read) =>
        setKnown((present) => (present.of === uid ? outcome : present));
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
