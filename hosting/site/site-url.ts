import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** Read by `app/first-screen/apply-url-language.ts`. */
const LANGUAGE_PARAMETER = "lang";

/** Absolute URL of a path of the restaurant's site. */
export function siteUrl({ url }: Pick<Restaurant, "url">, path: string): string {
  return new URL(path, url).href;
}

/** Absolute URL of the English restaurant page. The German one is `/`. */
export function englishUrl(restaurant: Pick<Restaurant, "url">): string {
  return siteUrl(restaurant, `/?${LANGUAGE_PARAMETER}=en`);
}
