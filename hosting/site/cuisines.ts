import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { textIn } from "@/domain/text/localized-text";

const CUISINES: readonly (readonly [words: RegExp, cuisine: string])[] = [
  [/vietnam|\bph[oở]/, "Vietnamesisch"],
  [/\bthai/, "Thailändisch"],
  [/sushi|nigiri|ramen/, "Japanisch"],
  [/\basia|\bwok/, "Asiatisch"],
  [/wirtshaus|bayerisch/, "Bayerisch"],
  [/pizz/, "Italienisch"],
];

/**
 * Cuisines for search engines, derived from words in the restaurant's German texts; `Regional` if no
 * word matches.
 */
export function cuisinesOf({
  title,
  subtitle,
  description,
  keywords,
}: Pick<Restaurant, "title" | "subtitle" | "description" | "keywords">): string[] {
  const texts = [subtitle, description, keywords].map((text) => textIn(text, "de"));
  const all = [title, ...texts].join(" ").toLowerCase();
  const cuisines = CUISINES.flatMap(([words, cuisine]) => (words.test(all) ? [cuisine] : []));
  return cuisines.length > 0 ? cuisines : ["Regional"];
}
