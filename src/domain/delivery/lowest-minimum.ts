import { type Cents, centsFromEuros } from "../money/money";
import type { Restaurant } from "../tenant/restaurant.schema";

/** The lowest minimum order of all delivery areas, for "from …" while the postal code is unknown. */
export function lowestMinimum(
  restaurant: Pick<Restaurant, "min_delivery_amount" | "min_delivery_amount_by_zip">,
): Cents {
  const { min_delivery_amount, min_delivery_amount_by_zip } = restaurant;
  const areas = min_delivery_amount_by_zip.map((area) => area.min_delivery_amount);
  return centsFromEuros(Math.min(min_delivery_amount, ...areas));
}
