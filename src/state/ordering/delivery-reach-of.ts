import { type DeliveryReach, deliveryReach } from "@/domain/delivery/delivery-reach";
import type { DeliveryRestaurant } from "@/domain/delivery/delivery-terms";
import { places } from "@/tenant-configs/places";
import type { DeliveryZip } from "./delivery-zip-atom";

/**
 * {@link deliveryReach} among the places of the build, at once and not only after they have loaded: a
 * page that waited for them could offer an order beyond reach. Import it from parts that load on
 * demand only.
 */
export function deliveryReachOf(
  restaurant: DeliveryRestaurant,
  address: DeliveryZip,
): DeliveryReach {
  return deliveryReach(restaurant, places, address);
}
