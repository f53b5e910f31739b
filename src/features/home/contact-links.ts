import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** Address that dials a telephone number written for people. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** Address of a map with the restaurant in its middle; opened only when a guest asks for it. */
export function mapHref({ location }: Pick<Restaurant, "location">): string {
  const { lat, lng } = location;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}
