import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** OpenStreetMap link centred on the restaurant. A link only: nothing is loaded from there. */
export function mapHref({ location }: Pick<Restaurant, "location">): string {
  const { lat, lng } = location;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}
