import type { Menu } from "@/domain/menu/menu.schema";
import { categorySections } from "@/features/menu/category/category-sections";

/** Ids of the dishes with an "add" button on the prerendered page, in its order. */
export function prerenderedDishIds({ categories, items }: Menu): readonly string[] {
  return categorySections(categories, items).flatMap((section) =>
    section.items.flatMap(({ id, sold_out }) => (sold_out ? [] : [id])),
  );
}
