import type { Availability } from "../../availability/availability.schema";
import { type DeliveryTerms, deliveryTerms } from "../../delivery/delivery-terms";
import { type Coordinates, distanceKm } from "../../delivery/distance";
import type { Place } from "../../delivery/place.schema";
import type { Instant } from "../../time/berlin-time";
import { type ServingTime, servingTime } from "../timing/serving-time";
import type { Branch } from "./branch";

/** A branch and its live availability; null while that is not known. */
export interface KnownBranch {
  readonly branch: Branch;
  readonly availability: Availability | null;
}

/** A branch that delivers to an address, and when; `serving` is null while that is not known. */
export interface BranchOffer {
  readonly branch: Branch;
  readonly terms: DeliveryTerms;
  readonly serving: ServingTime | null;
}

/** Farther away than this from the centre of every known town, a position has no postal code. */
const MAX_PLACE_KM = 15;

/**
 * The nearest branch that delivers to a postal code; one that delivers now comes before a nearer one
 * that does not.
 * @returns null if none delivers there
 */
export function nearestBranch(
  known: readonly KnownBranch[],
  places: readonly Place[],
  address: { readonly zip: string; readonly city?: string },
  now: Instant,
): BranchOffer | null {
  const offers = known.flatMap(({ branch, availability }): BranchOffer[] => {
    const terms = deliveryTerms(branch, places, address);
    if (!branch.delivery || !terms.ok) return [];
    const serving = availability && servingTime(branch, availability, "delivery", now);
    return [{ branch, terms: terms.value, serving }];
  });
  const isLater = ({ serving }: BranchOffer) => Number(serving?.kind !== "now");
  const [first] = offers.toSorted(
    (one, other) =>
      isLater(one) - isLater(other) || one.terms.distance_km - other.terms.distance_km,
  );
  return first ?? null;
}

/** The town whose centre is nearest to a position, within 15 km; null beyond. */
export function placeAt(position: Coordinates, places: readonly Place[]): Place | null {
  const [nearest] = places
    .map((place) => ({ place, km: distanceKm(position, place.location) }))
    .filter(({ km }) => km <= MAX_PLACE_KM)
    .toSorted((one, other) => one.km - other.km);
  return nearest?.place ?? null;
}
