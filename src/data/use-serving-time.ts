import { useMemo } from "react";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { type ServingTime, servingTime } from "@/domain/order/timing/serving-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { useRestaurant } from "./restaurant-provider";

/** Live {@link servingTime}. Say it only once the availability is known. */
export function useServingTime(type: Fulfilment): ServingTime | null {
  const restaurant = useRestaurant();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  return useMemo(
    () => servingTime(restaurant, availability, type, now),
    [restaurant, availability, type, now],
  );
}
