import type { AddOn } from "../tenant/add-ons";
import type { DishKind } from "../tenant/dish-kinds";
import { dishKind } from "./dish-kind";
import type { Menu } from "./menu.schema";

type Legend = Readonly<Record<string, AddOn>>;

/** The drawing of every dish, in the order of the menu's items. */
export function drawingsOf(
  { categories, items }: Pick<Menu, "categories" | "items">,
  addOns: Legend,
): DishKind[] {
  return items.map((item) =>
    dishKind(
      item,
      categories.find(({ id }) => id === item.category),
      addOns,
    ),
  );
}

/** The menu with the drawing of every dish, which decides which neighbours show one. */
export function nameDrawings(menu: Menu, addOns: Legend): Menu {
  const drawings = drawingsOf(menu, addOns);
  return {
    ...menu,
    items: menu.items.map((item, at) => ({ ...item, drawing: drawings[at] })),
  };
}
