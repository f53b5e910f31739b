import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** Parameter of the address that opens the site in a language; also read in the browser. */
const LANGUAGE_PARAMETER = "lang";

/** Absolute address of a path of the restaurant's site. */
export function siteAddress({ url }: Pick<Restaurant, "url">, path: string): string {
  return new URL(path, url).href;
}

/** Absolute address of the English restaurant page; the German one is the root itself. */
export function englishAddress(restaurant: Pick<Restaurant, "url">): string {
  return siteAddress(restaurant, `/?${LANGUAGE_PARAMETER}=en`);
}
