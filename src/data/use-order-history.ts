import { useState } from "react";
import { activeTenantKey } from "@/config/active-tenant-key";
import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/time/berlin-time";
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
  readonly uid: string | null;
  readonly orders: readonly Order[];
  /** When the last order of the last page was placed; null before the first page. */
  readonly until: Instant | null;
  /** Null until a page has been requested. */
  readonly older: OrderHistory["older"] | null;
}

function nothingRead(uid: string | null): ReadOrders {
  return { uid, orders: [], until: null, older: null };
}

/** The live orders followed by the older pages. */
export function useOrderHistory(): OrderHistory {
  const { items, unreadable, hasMore } = useOrders();
  const uid = useAtomValue(authAtom).user?.uid ?? null;
  // Keeps orders that newer ones have pushed out of the live list since a page was read.
  const [known, setKnown] = useState<ReadOrders>(nothingRead(uid));
  // Another user may have signed in meanwhile, in this tab or another one.
  const read = known.uid === uid ? known : nothingRead(uid);
  const orders = mergeOrderHistory(items, read.orders);

  return {
    orders,
    older: read.older ?? (hasMore ? "more" : "end"),
    loadOlder: async () => {
      if (uid === null || activeTenantKey === null || read.older === "loading") return;
      setKnown({ ...read, older: "loading" });
      const settle = (outcome: ReadOrders) =>
        setKnown((current) => (current.uid === uid ? outcome : current));
      try {
        const { readOlderOrders, HISTORY_PAGE } = await import("@/firebase/repos/older-orders");
        // Older open orders follow the newest ones, which continue in the pages.
        const newest = items.slice(0, Math.max(0, LIVE_ORDERS - unreadable.length));
        const createdAt = read.until ?? newest.at(-1)?.created_at ?? Date.now();
        const page = await readOlderOrders({ restoKey: activeTenantKey, uid, createdAt });
        const older = page.length > HISTORY_PAGE ? "more" : "end";
        const until = page.at(-1)?.created_at ?? createdAt;
        settle({ uid, orders: mergeOrderHistory(orders, page), until, older });
      } catch (fault) {
        console.error("older orders unavailable", fault);
        settle({ ...read, older: "failed" });
      }
    },
  };
}
