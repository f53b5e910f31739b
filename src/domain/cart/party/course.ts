import type { Menu, MenuItem } from "../../menu/menu.schema";
import { dishPrice } from "../../menu/options/dish-price";

/** Courses of a table. Starters and sides are shared, the others are for one person each. */
export type Course = "main" | "starter" | "side" | "dessert" | "drink";

/** A dish counts as a main from this share of the median price of all dishes without a named course. */
const MAIN_SHARE = 0.75;

// Category ids differ between menus; these German and English words cover all of them.
const WORDS: readonly (readonly [Course | null, RegExp])[] = [
  [null, /\b(kinder|children|kids|little|klein(e|en) drachen)\b/],
  ["dessert", /dessert|sweet|süß|nachspeis|nachtisch/],
  ["side", /\bsides?\b|\bextras?\b|beilage|sauce/],
  ["drink", /drink|getränk|coffee|kaffee|\bteas?\b|\btee\b|\bbeer\b|\bbier\b|\bwine\b|wein\b/],
  [
    "starter",
    /starter|vorspeis|to share|teilen|middle|\bmitte\b|small plates|snack|otsumami|salad|salat/,
  ],
];

/**
 * The course of each dish, from the words of its category; a dish whose category names none is a main
 * or, if it costs clearly less than most of these, a starter. The full VAT rate marks a drink.
 * @returns null for dishes that are not planned: for children, or a platter for several people
 */
export function coursesOf({ categories, items }: Menu): (item: MenuItem) => Course | null {
  const named = new Map(
    categories.map(({ id, name }) => {
      const words = `${id} ${name.de} ${name.en}`.toLowerCase();
      return [id, WORDS.find(([, word]) => word.test(words))?.[0]];
    }),
  );
  const prices = items
    .filter(({ category, vat }) => vat !== 19 && named.get(category) === undefined)
    .map((item) => dishPrice(item).cents)
    .sort((one, other) => one - other);
  const limit = (prices[Math.floor(prices.length / 2)] ?? 0) * MAIN_SHARE;
  return (item) => {
    if ((item.serves?.min ?? 1) > 1) return null;
    if (item.vat === 19) return "drink";
    const course = named.get(item.category);
    if (course !== undefined) return course;
    return dishPrice(item).cents >= limit ? "main" : "starter";
  };
}
