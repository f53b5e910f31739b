import { useDeferredValue, useMemo } from "react";
import type { Order } from "@/domain/order/order.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { boardGroups } from "./context/board-groups";
import { type BoardStation, stationGroups } from "./context/board-station";
import { matchesCodeOrContact } from "./order-search";

interface GroupOptions {
  /** Must be stable. */
  readonly leadMinutesOf: (order: Order) => number;
  readonly station: BoardStation | null;
}

/** The orders that a search finds: how many, and in the groups of the board. */
export function useFoundGroups(
  orders: readonly Order[],
  search: string,
  { leadMinutesOf, station }: GroupOptions,
) {
  const now = useAtomValue(serverNowAtom);
  // Filtering hundreds of cards must not block typing.
  const wanted = useDeferredValue(search);
  const found = useMemo(
    () => orders.filter((order) => matchesCodeOrContact(order, wanted)),
    [orders, wanted],
  );
  const groups = useMemo(() => {
    const all = boardGroups(found, { now, leadMinutes: leadMinutesOf });
    return station ? stationGroups(all, station) : all;
  }, [found, now, leadMinutesOf, station]);
  return { found: found.length, groups };
}
