import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { textIn } from "@/domain/text/localized-text";

/** Motif of a restaurant's icon and decorations. */
export type Emblem =
  | "lantern"
  | "pagoda"
  | "mountains"
  | "waves"
  | "soup"
  | "sushi"
  | "wok"
  | "leaf"
  | "lozenge";

type Words = readonly (readonly [words: RegExp, emblem: Emblem])[];

/** Sights named in a restaurant's texts. */
const SIGHTS: Words = [
  [/lampion|laterne/, "lantern"],
  [/dächer|pagode/, "pagoda"],
  [/\bberge|alpen/, "mountains"],
  [/\blech|\bfluss|\bufer/, "waves"],
];

// The first match counts, so rare words come before common ones.
const CUISINES: Words = [
  [/wirtshaus|bayerisch/, "lozenge"],
  [/sushi|maki/, "sushi"],
  [/wok/, "wok"],
  [/ph[oở]|brühe|suppe|ramen/, "soup"],
  [/vietnam|thai|kräuter|bistro/, "leaf"],
];

/**
 * The emblem of a restaurant, from its German texts: a sight named in any of them, else its cuisine,
 * searched in title, description and subtitle in this order.
 */
export function emblemOf(
  restaurant: Pick<Restaurant, "title" | "subtitle" | "description">,
): Emblem {
  const { title, subtitle, description } = restaurant;
  const texts = [title, textIn(description, "de"), textIn(subtitle, "de")];
  const cuisines = texts.map((text) => firstMatch(text, CUISINES));
  const found = [firstMatch(texts.join(" "), SIGHTS), ...cuisines];
  return found.find((emblem) => emblem !== null) ?? "lozenge";
}

function firstMatch(text: string, choices: Words): Emblem | null {
  return choices.find(([words]) => words.test(text.toLowerCase()))?.[1] ?? null;
}

/** SVG paths in a 48 × 48 view box. */
export const EMBLEM_PATHS: Readonly<Record<Emblem, string>> = {
  lantern:
    "M24 2v7M18 9h12v3H18ZM18 36h12v3H18ZM18 12C5 15 5 33 18 36M30 12c13 3 13 21 0 24M21 12c-4 7-4 17 0 24M27 12c4 7 4 17 0 24M24 39v7M20 39v4M28 39v4",
  pagoda:
    "M24 2v5M11 16c6-1 10-4 13-9 3 5 7 8 13 9ZM17 16v4M31 16v4M8 28c6-1 10-4 12-8h8c2 4 6 7 12 8ZM15 28v3M33 28v3M4 39c7-1 11-4 13-8h14c2 4 6 7 13 8ZM11 39v7h26v-7M20 46v-4c0-3 8-3 8 0v4",
  mountains:
    "M2 42 18 12l8.5 16M12 23l4 4 3-4 5 2M20 42 33 21l13 21ZM28 29l3 3 3-3 3.5 1M38 4a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM2 42h18",
  waves:
    "M13 24a11 11 0 0 1 22 0M17 24a7 7 0 0 1 14 0M21 24a3 3 0 0 1 6 0M2 36a11 11 0 0 1 22 0M6 36a7 7 0 0 1 14 0M10 36a3 3 0 0 1 6 0M24 36a11 11 0 0 1 22 0M28 36a7 7 0 0 1 14 0M32 36a3 3 0 0 1 6 0",
  soup: "M5 23h38a19 17 0 0 1-38 0ZM17 40h14v3H17ZM12 23c2-4 6-4 8 0M22 23c2-5 7-5 9 0M29 18 42 4M34 19 46 9M15 16c-3-3 3-5 0-9M22 15c-3-3 3-5 0-9",
  sushi:
    "M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38ZM24 10.5a13.5 13.5 0 1 0 0 27 13.5 13.5 0 0 0 0-27ZM20 17a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM29 19a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM25 27a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  wok: "M4 24h34a17 15 0 0 1-34 0ZM38 25l8-4M14 44c-3-3 1-4 0-7M21 46c-4-4 2-5 0-9M28 44c-3-3 1-4 0-7M11 20c1-4 5-4 6 0M19 19c1-6 6-6 7 0M28 20c1-4 5-4 6 0M15 11c-2-2 2-4 0-6M23 9c-2-2 2-4 0-6",
  leaf: "M24 45C7 34 7 14 24 3c17 11 17 31 0 42ZM24 12v34M24 21l-6-5M24 21l6-5M24 29l-8-6M24 29l8-6M24 37l-6-5M24 37l6-5",
  lozenge: "M24 3 37 24 24 45 11 24ZM24 13l6 11-6 11-6-11Z",
};
