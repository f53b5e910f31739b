import type { MenuCategory, MenuItem } from "@/domain/menu/menu.schema";

/** A category with its dishes in the menu's order. */
export interface CategorySection {
  readonly category: MenuCategory;
  readonly items: readonly MenuItem[];
}

/** Groups dishes by category and leaves out empty categories. */
export function categorySections(
  categories: readonly MenuCategory[],
  items: readonly MenuItem[],
): CategorySection[] {
  const byCategory = new Map<string, MenuItem[]>();
  for (const item of items) {
    const group = byCategory.get(item.category);
    if (group) group.push(item);
    else byCategory.set(item.category, [item]);
  }
  return categories.flatMap((category) => {
    const group = byCategory.get(category.id);
    return group ? [{ category, items: group }] : [];
  });
}
