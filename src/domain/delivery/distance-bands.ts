import { type Cents, centsFromEuros } from "../money/money";
import type { Restaurant } from "../tenant/restaurant.schema";

/** Orders up to this distance, inclusive, pay this fee unless a nearer band applies. */
export interface DistanceBand {
  readonly limitKm: number;
  readonly fee_cents: Cents;
}

/** The restaurant's distance bands, nearest first. */
export function distanceBands({
  cost_by_distance,
}: Pick<Restaurant, "cost_by_distance">): DistanceBand[] {
  // Map keys are strings in no guaranteed order: "10" may precede "7.5".
  return Object.entries(cost_by_distance)
    .map(([limitKm, euros]) => ({ limitKm: Number(limitKm), fee_cents: centsFromEuros(euros) }))
    .sort((one, other) => one.limitKm - other.limitKm);
}
