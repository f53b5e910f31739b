import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** OpenStreetMap link centred on the restaurant. A link only: nothing is loaded from there. */
export function mapHref({ location }: Pick<Restaurant, "location">): string {
  const { lat, lng } = location;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

/** OpenStreetMap link to a route to the restaurant; the guest enters the start there. */
export function routeHref({ location }: Pick<Restaurant, "location">): string {
  const { lat, lng } = location;
  return `https://www.openstreetmap.org/directions?route=%3B${lat}%2C${lng}#map=14/${lat}/${lng}`;
}
