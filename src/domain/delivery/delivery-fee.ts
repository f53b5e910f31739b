import type { Cents } from "../money/money";
import { err, ok, type Result } from "../result/result";
import type { Restaurant } from "../tenant/restaurant.schema";
import { type DistanceBand, distanceBands } from "./distance-bands";

type FeeRestaurant = Pick<Restaurant, "cost_by_distance" | "max_delivery_location_in_km">;

/**
 * Delivery fee of one order, from the restaurant's distance bands (stored in euros).
 * Limits are inclusive: exactly 5 km pays the "up to 5 km" fee.
 * @param distanceKm great-circle distance from restaurant to guest, km, >= 0
 * @returns fee in cents; `OUT_OF_AREA` beyond the last band or `max_delivery_location_in_km`
 */
export function deliveryFee(
  restaurant: FeeRestaurant,
  distanceKm: number,
): Result<Cents, "OUT_OF_AREA"> {
  const band = feeBand(restaurant, distanceKm);
  return band ? ok(band.fee_cents) : err("OUT_OF_AREA");
}

/** The band that decides {@link deliveryFee}; undefined out of reach. */
export function feeBand(restaurant: FeeRestaurant, distanceKm: number): DistanceBand | undefined {
  if (distanceKm > (restaurant.max_delivery_location_in_km ?? Infinity)) return undefined;
  return distanceBands(restaurant).find(({ limitKm }) => distanceKm <= limitKm);
}
