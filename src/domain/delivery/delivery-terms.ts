import { type Cents, centsFromEuros } from "../money/money";
import { err, ok, type Result } from "../result/result";
import type { Restaurant } from "../tenant/restaurant.schema";
import { distanceKm } from "./distance";
import { feeBand } from "./fee-band";
import { matchTown } from "./match-town";
import type { Place } from "./place.schema";

/** Fee and minimum for delivery to one address. */
export interface DeliveryTerms {
  readonly fee_cents: Cents;
  /** Smallest subtotal that is delivered. */
  readonly minimum_cents: Cents;
  readonly distance_km: number;
  /** The restaurant's name for the area, else the town's name. */
  readonly label: string;
}

export type DeliveryRestaurant = Pick<
  Restaurant,
  | "location"
  | "cost_by_distance"
  | "max_delivery_location_in_km"
  | "min_delivery_amount"
  | "min_delivery_amount_by_zip"
>;

/**
 * Fee and minimum for a postal code: see docs/rules.md#fees. The distance is measured to the town's
 * centre in `places`, never to coordinates from a client. If several towns share the postal code,
 * `city` selects one; if it matches none, the highest fee and minimum of the towns in reach apply.
 * @returns OUT_OF_AREA if the postal code has no known town in reach
 */
export function deliveryTerms(
  restaurant: DeliveryRestaurant,
  places: readonly Place[],
  address: { zip: string; city?: string | undefined },
): Result<DeliveryTerms, "OUT_OF_AREA"> {
  const towns = places.filter(({ zip }) => zip === address.zip);
  const matching = matchTown(towns, ({ name }) => name, address.city);
  const offers = (matching.length > 0 ? matching : towns).flatMap((town) => {
    const distance_km = distanceKm(restaurant.location, town.location);
    const band = feeBand(restaurant, distance_km);
    return band
      ? [{ fee_cents: band.fee_cents, distance_km, ...minimumOf(restaurant, town, address) }]
      : [];
  });
  const [first, ...others] = offers;
  if (!first) return err("OUT_OF_AREA");
  return ok(
    others.reduce<DeliveryTerms>((highest, offer) => {
      const farthest = offer.distance_km > highest.distance_km ? offer : highest;
      return {
        fee_cents: Math.max(highest.fee_cents, offer.fee_cents),
        minimum_cents: Math.max(highest.minimum_cents, offer.minimum_cents),
        distance_km: farthest.distance_km,
        label: farthest.label,
      };
    }, first),
  );
}

/** The area entry for a town (the highest minimum if several match), else the general minimum. */
function minimumOf(
  restaurant: DeliveryRestaurant,
  town: Place,
  address: { zip: string; city?: string | undefined },
): Pick<DeliveryTerms, "minimum_cents" | "label"> {
  const entries = restaurant.min_delivery_amount_by_zip;
  const labelOf = ({ label }: { label: string }) => label;
  // An entry without a postal code applies to the town in its label.
  const named = matchTown(
    entries.filter(({ zip }) => !zip),
    labelOf,
    town.name,
  );
  const areas = [...entries.filter(({ zip }) => zip === address.zip), ...named];
  const byCity = matchTown(areas, labelOf, address.city);
  const byTown = byCity.length > 0 ? byCity : matchTown(areas, labelOf, town.name);
  const highest = (byTown.length > 0 ? byTown : areas).toSorted(
    (one, other) => other.min_delivery_amount - one.min_delivery_amount,
  )[0];
  return {
    minimum_cents: centsFromEuros(highest?.min_delivery_amount ?? restaurant.min_delivery_amount),
    label: highest?.label ?? town.name,
  };
}
