import type { Place } from "@/domain/delivery/place.schema";
import towns from "./places.json" with { type: "json" };

/**
 * Centres of the towns and districts around the restaurants (GeoNames). A postal code is listed once
 * for each of its villages; the labels of delivery areas use the same names.
 */
export const places: Place[] = towns.map(({ zip, name, lat, lng }) => ({
  zip,
  name,
  location: { lat, lng },
}));
