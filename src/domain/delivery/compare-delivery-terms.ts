import { type DeliveryRestaurant, type DeliveryTerms, deliveryTerms } from "./delivery-terms";
import { distanceKm } from "./distance";
import type { Place } from "./place.schema";

/** What guests in one town pay for delivery, by two records. */
export interface TownTerms {
  readonly zip: string;
  readonly town: string;
  /** From the restaurant of the later record. */
  readonly distance_km: number;
  /** Null is outside. */
  readonly before: DeliveryTerms | null;
  readonly after: DeliveryTerms | null;
  /** Whether fee, minimum or reach differ. */
  readonly isChanged: boolean;
}

/** Towns just outside are shown too, so that a border can be seen. */
const MARGIN_KM = 3;

/**
 * Who pays what where, decided by the very rule that decides about orders.
 * @param before the record in force
 * @param after the record to come
 * @returns the towns in reach of either and a little beyond, the nearest first
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
  venue: DeliveryRestaurant,
  places: readonly Place[],
  { zip, name }: Place,
): DeliveryTerms | null {
  const terms = deliveryTerms(venue, places, { zip, city: name });
  return terms.ok ? terms.value : null;
}

function isSame(one: DeliveryTerms | null, other: DeliveryTerms | null): boolean {
  return one?.fee_cents === other?.fee_cents && one?.minimum_cents === other?.minimum_cents;
}
