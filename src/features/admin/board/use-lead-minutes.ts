import { useMemo } from "react";
import { useBoard } from "@/data/staff/board-provider";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { leadTimeMs } from "@/domain/hours/order-slots";
import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { leadMinutes } from "./card/suggested-minutes";

/** Lead time by order. Stable until the availability or the restaurants change. */
export function useLeadMinutes(
  restaurantsByKey: ReadonlyMap<string, Restaurant>,
): (order: Order) => number {
  const { availabilityOf } = useBoard();
  const now = useAtomValue(serverNowAtom);
  const all = JSON.stringify(
    [...restaurantsByKey].map(([key, restaurant]) => {
      const availability = availabilityOf(key) ?? DEFAULT_AVAILABILITY;
      const of = (type: Order["type"]) =>
        leadMinutes(leadTimeMs(restaurant, availability, type, now));
      return [key, { pickup: of("pickup"), delivery: of("delivery") }];
    }),
  );
  return useMemo(() => {
    const minutes = new Map<string, Record<Order["type"], number>>(JSON.parse(all));
    return ({ resto_key, type }: Order) =>
      minutes.get(resto_key)?.[type] ?? leadMinutes(leadTimeMs({}, DEFAULT_AVAILABILITY, type, 0));
  }, [all]);
}
