import { type ReactNode, useCallback, useMemo } from "react";
import type { Availability } from "@/domain/availability/availability.schema";
import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { toInstant, toLocal } from "@/domain/time/berlin-time";
import type { LiveListener } from "@/firebase/connection/live";
import {
  BOARD_LIMIT,
  OPEN_GROUPS,
  watchFinishedOrders,
  watchOpenOrders,
} from "@/firebase/repos/board-repo";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import type { LiveList } from "./live-list";
import { strictContext } from "./strict-context";
import { useAvailabilities } from "./use-availabilities";
import { mergeLists, useMergedLists } from "./use-merged-lists";
import { useMissedChanges } from "./use-missed-changes";

/** The restaurants' open orders, and those finished today. */
interface Board {
  readonly orders: LiveList<Order>;
  /** Whether a restaurant may have more open orders in a column than the board reads. */
  readonly isFull: boolean;
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
  const joinedKeys = props.restoKeys.join(" ");
  const today = startOfDay(useAtomValue(serverNowAtom));
  const watchFinished = useCallback(
    (key: string, listener: LiveListener<readonly Order[]>) =>
      watchFinishedOrders(key, today, listener),
    [today],
  );
  const open = useMergedLists(joinedKeys, watchOpenOrders);
  const finished = useMergedLists(joinedKeys, watchFinished);
  const orders = useMemo(() => latestOnly(mergeLists([open, finished])), [open, finished]);
  const { missed, dismiss } = useMissedChanges(orders, joinedKeys);
  const availabilityOf = useAvailabilities(joinedKeys);
  const isFull = props.restoKeys.some((key) =>
    OPEN_GROUPS.some((group) => {
      const shown = open.items.filter((each) => each.resto_key === key);
      return shown.filter(({ status }) => group.includes(status)).length >= BOARD_LIMIT;
    }),
  );
  return (
    <BoardContext value={{ orders, isFull, missed, dismissMissed: dismiss, availabilityOf }}>
      {props.children}
    </BoardContext>
  );
}

function startOfDay(now: Instant): Instant {
  return toInstant(toLocal(now).date, 0);
}

/** An order that moves may briefly be in two lists: keeps its latest version. */
function latestOnly({ items, status }: LiveList<Order>): LiveList<Order> {
  const latest = new Map<string, Order>();
  for (const order of items) {
    if ((latest.get(order.id)?.version ?? 0) <= order.version) latest.set(order.id, order);
  }
  return { items: [...latest.values()], status };
}
