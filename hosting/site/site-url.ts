import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** Parameter of the address that opens the site in a language; also read in the browser. */
const LANGUAGE_PARAMETER = "lang";

/** Absolute address of a path of the restaurant's site. */
export function siteUrl({ url }: Pick<Restaurant, "url">, path: string): string {
  return new URL(path, url).href;
}

/** Absolute address of the English restaurant page; the German one is the root itself. */
export function englishUrl(restaurant: Pick<Restaurant, "url">): string {
  return siteUrl(restaurant, `/?${LANGUAGE_PARAMETER}=en`);
}
