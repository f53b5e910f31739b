import type { MenuInput } from "@/domain/menu/menu.schema";

type Items = MenuInput["items"];

/** The same dishes; those of the categories fit into reusable containers, one for each portion. */
export function inContainers(items: Items, categories: readonly string[]): Items {
  return items.map((item) =>
    categories.includes(item.category) ? { ...item, reusable: true } : item,
  );
}
