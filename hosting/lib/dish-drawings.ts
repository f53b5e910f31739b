import { dishKind } from "@/domain/menu/dish-kind";
import type { MenuInput } from "@/domain/menu/menu.schema";
import { completeMenu } from "@/tenant-configs/complete-menu";

/** The drawing of every dish, in the order of the menu's items. */
export function dishDrawings(menu: MenuInput) {
  const { categories, items } = completeMenu(menu);
  return items.map((item) =>
    dishKind(
      item,
      categories.find(({ id }) => id === item.category),
    ),
  );
}
