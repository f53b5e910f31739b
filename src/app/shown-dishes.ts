import type { Menu } from "@/domain/menu/menu.schema";
import { categorySections } from "@/features/menu/category/category-sections";

/** Ids of the dishes that a prerendered page has a button for, in its order. */
export function shownDishes({ categories, items }: Menu): readonly string[] {
  return categorySections(categories, items).flatMap((section) =>
    section.items.flatMap(({ id, sold_out }) => (sold_out ? [] : [id])),
  );
}
