import type { Restaurant } from "../tenant/restaurant.schema";
import { type DistanceBand, distanceBands } from "./distance-bands";

/**
 * The distance band that sets the delivery fee of one order. Limits are inclusive: exactly 5 km pays the
 * "up to 5 km" fee.
 * @param distanceKm great-circle distance from restaurant to guest, km, >= 0
 * @returns undefined beyond the last band or `max_delivery_location_in_km`
 */
export function feeBand(
  restaurant: Pick<Restaurant, "cost_by_distance" | "max_delivery_location_in_km">,
  distanceKm: number,
): DistanceBand | undefined {
  if (distanceKm > (restaurant.max_delivery_location_in_km ?? Infinity)) return undefined;
  return distanceBands(restaurant).find(({ limitKm }) => distanceKm <= limitKm);
}
