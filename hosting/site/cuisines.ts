import { textIn } from "@/domain/shared/localized-text";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

const KITCHENS: readonly (readonly [words: RegExp, kitchen: string])[] = [
  [/vietnam|\bph[oở]/, "Vietnamesisch"],
  [/\bthai/, "Thailändisch"],
  [/sushi|nigiri|ramen/, "Japanisch"],
  [/\basia|\bwok/, "Asiatisch"],
  [/wirtshaus|bayerisch/, "Bayerisch"],
  [/pizz/, "Italienisch"],
];

/**
 * A restaurant's kitchens as search engines know them, found in how it describes itself in
 * German; `Regional` where it says nothing of them.
 */
export function cuisinesOf({
  title,
  subtitle,
  description,
  keywords,
}: Pick<Restaurant, "title" | "subtitle" | "description" | "keywords">): string[] {
  const texts = [subtitle, description, keywords].map((text) => textIn(text, "de"));
  const all = [title, ...texts].join(" ").toLowerCase();
  const found = KITCHENS.flatMap(([words, kitchen]) => (words.test(all) ? [kitchen] : []));
  return found.length > 0 ? found : ["Regional"];
}
