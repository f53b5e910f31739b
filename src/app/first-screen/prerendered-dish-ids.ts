import type { Menu } from "@/domain/menu/menu.schema";
import { categorySections } from "@/features/menu/category/category-sections";
import { prerenderedSections } from "@/features/menu/category/prerendered-sections";
import { recommendedDishes } from "@/features/menu/dish/recommended-dishes";
import type { EarlyClick } from "@/state/cart/early-clicks-atom";

/** Dishes with a button that opens or adds them. */
export type PrerenderedDishIds = Readonly<Record<EarlyClick["kind"], readonly string[]>>;

/** Ids of the dishes on the prerendered page, in its order. */
export function prerenderedDishIds({ categories, items }: Menu): PrerenderedDishIds {
  const sections = [{ items: recommendedDishes(items) }, ...categorySections(categories, items)];
  const shown = prerenderedSections(sections).flatMap((section) => section.items);
  const idsOf = (dishes: Menu["items"]) => dishes.map(({ id }) => id);
  return { open: idsOf(shown), add: idsOf(shown.filter(({ sold_out }) => !sold_out)) };
}
