import { useMemo } from "react";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import { type OtherFulfilment, otherFulfilment } from "@/domain/order/timing/other-fulfilment";
import type { Instant } from "@/domain/time/berlin-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { availabilityAtom } from "@/state/restaurant/availability-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { useRestaurant } from "./restaurant-provider";

/** The fulfilment to offer instead of one that is not possible; see {@link otherFulfilment}. */
export function useOtherFulfilment(
  type: Fulfilment,
  wantedAt: Instant | null,
): OtherFulfilment | null {
  const restaurant = useRestaurant();
  const availability = useAtomValue(availabilityAtom);
  const now = useAtomValue(serverNowAtom);
  return useMemo(
    () => otherFulfilment(restaurant, availability, { type, wantedAt }, now),
    [restaurant, availability, type, wantedAt, now],
  );
}
