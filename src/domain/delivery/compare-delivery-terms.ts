import { type DeliveryRestaurant, type DeliveryTerms, deliveryTerms } from "./delivery-terms";
import { distanceKm } from "./distance";
import type { Place } from "./place.schema";

/** Delivery terms of one town before and after a change of the restaurant. */
export interface TownTerms {
  readonly zip: string;
  readonly town: string;
  /** From the restaurant's new location. */
  readonly distance_km: number;
  /** Null if the restaurant does not deliver there. */
  readonly before: DeliveryTerms | null;
  readonly after: DeliveryTerms | null;
  /** Whether fee, minimum or delivery itself differ. */
  readonly isChanged: boolean;
}

/** Towns just outside the delivery area are listed too. */
const MARGIN_KM = 3;

/**
 * Compares the delivery terms of all towns before and after a change, with the rule that prices
 * orders.
 * @returns towns in either delivery area and up to 3 km beyond, nearest first
 */
export function compareDeliveryTerms(
  before: DeliveryRestaurant,
  after: DeliveryRestaurant,
  places: readonly Place[],
): TownTerms[] {
  const towns = places.map((place) => {
    const terms = {
      before: termsOf(before, places, place),
      after: termsOf(after, places, place),
    };
    return {
      zip: place.zip,
      town: place.name,
      distance_km: distanceKm(after.location, place.location),
      ...terms,
      isChanged: !isSame(terms.before, terms.after),
    };
  });
  const reached = towns.filter(({ before, after }) => before || after);
  const reach = Math.max(0, ...reached.map(({ distance_km }) => distance_km)) + MARGIN_KM;
  return towns
    .filter(({ distance_km }) => distance_km <= reach)
    .sort((one, other) => one.distance_km - other.distance_km);
}

function termsOf(
  restaurant: DeliveryRestaurant,
  places: readonly Place[],
  { zip, name }: Place,
): DeliveryTerms | null {
  const terms = deliveryTerms(restaurant, places, { zip, city: name });
  return terms.ok ? terms.value : null;
}

function isSame(one: DeliveryTerms | null, other: DeliveryTerms | null): boolean {
  return one?.fee_cents === other?.fee_cents && one?.minimum_cents === other?.minimum_cents;
}
