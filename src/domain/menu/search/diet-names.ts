import type { Diet } from "../menu.schema";

/**
 * Names of each diet in both languages, folded, without endings. Only words that mean the same: food
 * without milk is more than food without lactose.
 */
export const DIET_NAMES: Readonly<Record<Diet, readonly string[]>> = {
  vegan: ["vegan", "pflanzlich", "plantbased"],
  vegetarian: [
    "vegetarisch",
    "vegetarian",
    "vegetarier",
    "veggie",
    "fleischlos",
    "fleischfrei",
    "meatless",
    "meatfrei",
  ],
  spicy: ["scharf", "spicy", "pikant", "hot"],
  halal: ["halal"],
  "gluten-free": ["glutenfrei"],
  "lactose-free": ["laktosefrei", "lactosefrei"],
};

const WITHOUT =
  /\b(?:ohne|without|no|frei von|free (?:of|from))\s+(gluten|la[kc]tose|fleisch|meat)\b/gu;
const FREE = /\b(gluten|la[kc]tose|fleisch|meat)[\s-]*fre(?:e|i(?:e[mnrs]?)?)?(?!\p{L})/gu;

/**
 * A query in lower case with diets of several words as one name: "ohne Gluten" and "gluten-free" as
 * "glutenfrei".
 */
export function withDietsAsWords(query: string): string {
  return query
    .replace(WITHOUT, "$1frei")
    .replace(FREE, "$1frei")
    .replace(/\bplant[\s-]+based\b/g, "plantbased");
}
