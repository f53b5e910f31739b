import { type ReactNode, useCallback, useMemo } from "react";
import type { Availability } from "@/domain/availability/availability.schema";
import type { Order } from "@/domain/order/order.schema";
import { staffHorizon } from "@/domain/staff/staff-horizon";
import { toInstant, toLocal } from "@/domain/time/berlin-time";
import type { LiveListener } from "@/firebase/connection/live";
import { watchFinishedOrders, watchOpenOrders } from "@/firebase/repos/board-repo";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { type LiveList, latestById } from "../live-list";
import { strictContext } from "../strict-context";
import { mergeLists, useMergedLists, usePagedLists } from "../use-merged-lists";
import { useStableList } from "../use-stable-list";
import { useAvailabilities } from "./use-availabilities";
import { useMissedChanges } from "./use-missed-changes";

/** The restaurants' open orders, and those finished today. */
interface Board {
  /** All open orders; `hasMore` is about the finished ones. */
  readonly orders: LiveList<Order>;
  /** Reads more of the orders that finished today. */
  readonly showMoreFinished: () => void;
  /** Ids of orders that were added or changed while disconnected. */
  readonly missed: ReadonlySet<string>;
  readonly dismissMissed: () => void;
  /** A restaurant's availability; null until it is known. */
  readonly availabilityOf: (restoKey: string) => Availability | null;
}

const [BoardContext, useBoardContext] = strictContext<Board>(
  "useBoard must be used within a BoardProvider",
);

export const useBoard = useBoardContext;

/** Follows the orders of these restaurants for its children. */
export function BoardProvider(props: { restoKeys: readonly string[]; children: ReactNode }) {
  const restoKeys = useStableList(props.restoKeys);
  const today = toLocal(useAtomValue(serverNowAtom)).date;
  const watchOpen = useCallback(
    (restoKey: string, listener: LiveListener<readonly Order[]>) =>
      watchOpenOrders({ restoKey, from: staffHorizon(today) }, listener),
    [today],
  );
  const watchFinished = useCallback(
    (restoKey: string, listener: LiveListener<readonly Order[]>) =>
      watchFinishedOrders({ restoKey, from: staffHorizon(today) }, toInstant(today, 0), listener),
    [today],
  );
  const open = useMergedLists(restoKeys, watchOpen);
  const { list: finished, showMore } = usePagedLists(restoKeys, watchFinished);
  const orders = useMemo(() => {
    const list = mergeLists([open, finished]);
    return { ...list, items: [...latestById(list.items).values()] };
  }, [open, finished]);
  const { missed, dismiss } = useMissedChanges(orders, restoKeys);
  const availabilityOf = useAvailabilities(restoKeys);
  return (
    <BoardContext
      value={{ orders, showMoreFinished: showMore, missed, dismissMissed: dismiss, availabilityOf }}
    >
      {props.children}
    </BoardContext>
  );
}
