import { useMemo } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { boardViewAtom } from "@/state/staff/board-view-atoms";
import { atStation, type BoardStation, stationChoices } from "./context/board-station";

/** The station of this screen, and the orders with its dishes; all orders without one. */
export function useBoardStation(
  orders: readonly Order[],
  restaurants: readonly Restaurant[],
): { readonly station: BoardStation | null; readonly shown: readonly Order[] } {
  const { station: chosen } = useAtomValue(boardViewAtom);
  const station = useMemo(
    // A station that was removed since shows all again.
    () => stationChoices(restaurants).find(({ value }) => value === chosen)?.station ?? null,
    [restaurants, chosen],
  );
  const shown = useMemo(
    () => (station ? orders.filter((order) => atStation(order, station)) : orders),
    [orders, station],
  );
  return { station, shown };
}
