import { useMemo } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import type { Fulfilment } from "@/domain/order/fulfilment.schema";
import { type OrderTimes, orderTimes } from "@/domain/order/wanted-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** Times at which an order of this type can be served; recomputed only as time passes. */
export function useServingTimes(type: Fulfilment): OrderTimes {
  const restaurant = useRestaurant();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  return useMemo(
    () => orderTimes(restaurant, availability, type, now),
    [restaurant, availability, type, now],
  );
}
