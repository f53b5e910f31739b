import { isZip } from "../contact/zip";
import { type DeliveryRestaurant, type DeliveryTerms, deliveryTerms } from "./delivery-terms";
import { matchTown } from "./match-town";
import type { Place } from "./place.schema";

/** Whether, and on which terms, the restaurant delivers to a guest. */
export type DeliveryReach =
  /** No complete postal code: neither fee nor minimum may be stated. */
  | { readonly status: "unknown" }
  | { readonly status: "out-of-area"; readonly zip: string }
  /** Several towns share the postal code and their terms differ. */
  | { readonly status: "choose-town"; readonly zip: string; readonly towns: readonly string[] }
  | { readonly status: "in-area"; readonly zip: string; readonly terms: DeliveryTerms };

/**
 * Whether the restaurant delivers to a postal code, and the terms if they are certain. Uses the rule
 * that prices orders.
 */
export function deliveryReach(
  restaurant: DeliveryRestaurant,
  places: readonly Place[],
  { zip, city }: { readonly zip: string; readonly city: string },
): DeliveryReach {
  if (!isZip(zip)) return { status: "unknown" };
  const towns = places.filter((place) => place.zip === zip);
  const isChosen = matchTown(towns, ({ name }) => name, city).length > 0;
  if (!isChosen && differ(towns.map(({ name }) => termsOf(restaurant, places, zip, name)))) {
    return { status: "choose-town", zip, towns: towns.map(({ name }) => name) };
  }
  const terms = termsOf(restaurant, places, zip, city);
  return terms ? { status: "in-area", zip, terms } : { status: "out-of-area", zip };
}

function termsOf(
  restaurant: DeliveryRestaurant,
  places: readonly Place[],
  zip: string,
  city: string,
): DeliveryTerms | null {
  const terms = deliveryTerms(restaurant, places, { zip, city });
  return terms.ok ? terms.value : null;
}

function differ([first, ...others]: readonly (DeliveryTerms | null)[]): boolean {
  return others.some(
    (terms) =>
      terms?.fee_cents !== first?.fee_cents || terms?.minimum_cents !== first?.minimum_cents,
  );
}
