import { useMemo } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { categoriesOf } from "@/domain/menu/served";
import { servedTimes } from "@/domain/order/timing/served-times";
import { type OrderTimes, orderTimes } from "@/domain/order/timing/wanted-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { orderedLinesAtom } from "@/state/together/ordered-lines-atoms";

/** Times at which the cart can be served by this fulfilment; recomputed only as time passes. */
export function useServingTimes(type: Fulfilment): OrderTimes {
  const restaurant = useRestaurant();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  const menu = useMenu();
  const lines = useAtomValue(orderedLinesAtom);
  return useMemo(() => {
    const categories = categoriesOf(
      lines.map(({ id }) => id),
      menu,
    );
    return servedTimes(orderTimes(restaurant, availability, type, now), categories, now);
  }, [restaurant, availability, type, now, menu, lines]);
}
