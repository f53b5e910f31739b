import { useMemo } from "react";
import type { DeliveryReach } from "@/domain/delivery/delivery-reach";
import { useAtomValue } from "@/state/jotai-hooks";
import { deliveryReachOf } from "@/state/ordering/delivery-reach-of";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import { useRestaurant } from "./restaurant-provider";

/** Whether the restaurant delivers to the remembered postal code. For parts loaded on demand only. */
export function useDeliveryReach(): DeliveryReach {
  const restaurant = useRestaurant();
  const address = useAtomValue(deliveryZipAtom);
  return useMemo(() => deliveryReachOf(restaurant, address), [restaurant, address]);
}
