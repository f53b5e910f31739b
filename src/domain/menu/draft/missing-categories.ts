import type { Menu } from "../menu.schema";

/**
 * Puts categories back that dishes of a merged menu need: one side removed them while the other
 * added dishes to them.
 * @param sides the menus that were merged
 */
export function withMissingCategories(merged: Menu, sides: readonly Menu[]): Menu {
  const known = new Set(merged.categories.map(({ id }) => id));
  const missing = new Set(
    merged.items.map(({ category }) => category).filter((id) => !known.has(id)),
  );
  if (missing.size === 0) return merged;
  const all = sides.flatMap(({ categories }) => categories);
  const needed = [...missing].flatMap((id) => all.find((category) => category.id === id) ?? []);
  return { ...merged, categories: [...merged.categories, ...needed] };
}
