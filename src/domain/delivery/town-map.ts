import type { Restaurant } from "../tenant/restaurant.schema";
import { type Coordinates, distanceKm } from "./distance";
import { distanceBands } from "./distance-bands";
import type { Place } from "./place.schema";

/** A town on the map, in km east and south of the restaurant. */
export interface MapTown {
  readonly name: string;
  readonly zip: string;
  readonly x: number;
  readonly y: number;
}

/** The restaurant's surroundings, with the restaurant at (0, 0). */
interface TownMap {
  /** Half the width and height shown, km. */
  readonly radiusKm: number;
  /** Farthest delivery, km; null if the restaurant does not deliver. */
  readonly reachKm: number | null;
  /** Nearest first. */
  readonly towns: readonly MapTown[];
}

type MapRestaurant = Pick<
  Restaurant,
  "location" | "delivery" | "cost_by_distance" | "max_delivery_location_in_km"
>;

const RADIUS_WITHOUT_DELIVERY_KM = 8;
/** Towns just outside the delivery area are shown too. */
const MARGIN = 1.2;
const KM_PER_DEGREE = 111.2;

/** Towns within the delivery area and just around it; 8 km around without delivery. */
export function townMap(restaurant: MapRestaurant, places: readonly Place[]): TownMap {
  const reachKm = restaurant.delivery ? deliveryReachKm(restaurant) : null;
  const radiusKm = reachKm === null ? RADIUS_WITHOUT_DELIVERY_KM : reachKm * MARGIN;
  const towns = places
    .map((place) => ({ place, km: distanceKm(restaurant.location, place.location) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((one, other) => one.km - other.km)
    .map(({ place: { name, zip, location } }) => ({
      name,
      zip,
      ...offset(restaurant.location, location),
    }));
  return { radiusKm, reachKm, towns };
}

/** The last distance band, or the restaurant's own limit if that is nearer; null without bands. */
function deliveryReachKm(restaurant: MapRestaurant): number | null {
  const last = distanceBands(restaurant).at(-1);
  return last ? Math.min(last.limitKm, restaurant.max_delivery_location_in_km ?? Infinity) : null;
}

/** East and south of the origin, in km; exact enough for a few dozen km. */
function offset(origin: Coordinates, { lat, lng }: Coordinates): { x: number; y: number } {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180);
  return { x: (lng - origin.lng) * kmPerDegreeEast, y: (origin.lat - lat) * KM_PER_DEGREE };
}
