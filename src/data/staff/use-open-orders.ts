import { useCallback } from "react";
import type { Order } from "@/domain/order/order.schema";
import { staffHorizon } from "@/domain/staff/staff-horizon";
import { toLocal } from "@/domain/time/berlin-time";
import type { LiveListener } from "@/firebase/connection/live";
import { watchOpenOrders } from "@/firebase/repos/board-repo";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import type { LiveList } from "../live-list";
import { useMergedLists } from "../use-merged-lists";

/** All open orders of several restaurants, live. */
export function useOpenOrders(restoKeys: readonly string[]): LiveList<Order> {
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  const watch = useCallback(
    (restoKey: string, listener: LiveListener<readonly Order[]>) =>
      watchOpenOrders({ restoKey, from: staffHorizon(today) }, listener),
    [today],
  );
  return useMergedLists(restoKeys, watch);
}
