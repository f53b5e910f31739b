import type { Menu } from "@/domain/menu/menu.schema";
import { categorySections } from "@/features/menu/category/category-sections";
import { prerenderedSections } from "@/features/menu/category/prerendered-sections";
import { recommendedDishes } from "@/features/menu/dish/recommended-dishes";

/** Ids of the dishes on the prerendered page, in its order. */
export function prerenderedDishIds({ categories, items }: Menu): readonly string[] {
  const sections = [{ items: recommendedDishes(items) }, ...categorySections(categories, items)];
  return prerenderedSections(sections).flatMap((section) => section.items.map(({ id }) => id));
}
