import { textIn } from "../../domain/shared/localized-text";
import type { Restaurant } from "../../domain/tenant/restaurant.schema";

/** What a restaurant's drawings show. */
export type Cuisine = "lantern" | "soup" | "sushi" | "wok" | "leaf" | "lozenge";

// The first word found decides: what is particular stands before what many have.
const WORDS: readonly (readonly [RegExp, Cuisine])[] = [
  [/lampion|laterne/, "lantern"],
  [/wirtshaus|bayerisch/, "lozenge"],
  [/sushi|maki/, "sushi"],
  [/wok/, "wok"],
  [/ph[oở]|brühe|suppe|ramen/, "soup"],
  [/vietnam|thai|kräuter|bistro/, "leaf"],
];

/** Picks a restaurant's drawing from how it describes itself in German. */
export function cuisineOf(
  restaurant: Pick<Restaurant, "title" | "subtitle" | "description">,
): Cuisine {
  const { title, subtitle, description } = restaurant;
  for (const text of [title, textIn(description, "de"), textIn(subtitle, "de")]) {
    const found = WORDS.find(([word]) => word.test(text.toLowerCase()));
    if (found) return found[1];
  }
  return "lozenge";
}

/** Line drawings in a box of 48 × 48. */
export const CUISINE_PATHS: Readonly<Record<Cuisine, string>> = {
  lantern:
    "M24 2v7M18 9h12v3H18ZM18 36h12v3H18ZM18 12C5 15 5 33 18 36M30 12c13 3 13 21 0 24M21 12c-4 7-4 17 0 24M27 12c4 7 4 17 0 24M24 39v7M20 39v4M28 39v4",
  soup: "M5 23h38a19 17 0 0 1-38 0ZM17 40h14v3H17ZM12 23c2-4 6-4 8 0M22 23c2-5 7-5 9 0M29 18 42 4M34 19 46 9M15 16c-3-3 3-5 0-9M22 15c-3-3 3-5 0-9",
  sushi:
    "M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38ZM24 10.5a13.5 13.5 0 1 0 0 27 13.5 13.5 0 0 0 0-27ZM20 17a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM29 19a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM25 27a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  wok: "M4 24h34a17 15 0 0 1-34 0ZM38 25l8-4M14 44c-3-3 1-4 0-7M21 46c-4-4 2-5 0-9M28 44c-3-3 1-4 0-7M11 20c1-4 5-4 6 0M19 19c1-6 6-6 7 0M28 20c1-4 5-4 6 0M15 11c-2-2 2-4 0-6M23 9c-2-2 2-4 0-6",
  leaf: "M24 45C7 34 7 14 24 3c17 11 17 31 0 42ZM24 12v34M24 21l-6-5M24 21l6-5M24 29l-8-6M24 29l8-6M24 37l-6-5M24 37l6-5",
  lozenge: "M24 3 37 24 24 45 11 24ZM24 13l6 11-6 11-6-11Z",
};
