import type { MenuItem } from "@/domain/menu/menu.schema";

/** The dishes that the house recommends and that are not sold out. */
export function recommendedDishes(items: readonly MenuItem[]): MenuItem[] {
  return items.filter(({ recommended, sold_out }) => recommended && !sold_out);
}
