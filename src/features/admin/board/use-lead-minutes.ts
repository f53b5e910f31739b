import { useMemo } from "react";
import { useBoard } from "@/data/staff/board-provider";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { extraMinutesOf } from "@/domain/availability/extra-minutes";
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
  const extras = JSON.stringify(
    [...restaurantsByKey.keys()].map((key) => {
      const availability = availabilityOf(key) ?? DEFAULT_AVAILABILITY;
      const of = (type: Order["type"]) => extraMinutesOf(type, availability, now);
      return [key, { pickup: of("pickup"), delivery: of("delivery") }];
    }),
  );
  return useMemo(() => {
    const minutes = new Map<string, Record<Order["type"], number>>(JSON.parse(extras));
    return (order: Order) =>
      leadMinutes(
        order,
        restaurantsByKey.get(order.resto_key) ?? {},
        minutes.get(order.resto_key)?.[order.type] ?? 0,
      );
  }, [restaurantsByKey, extras]);
}
