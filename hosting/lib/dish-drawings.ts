import { dishKind } from "@/domain/menu/dish-kind";
import type { MenuInput } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { completeMenu } from "@/tenant-configs/complete-menu";

/**
 * The drawing of every dish, in the order of the menu's items.
 * @param tenant whose legend explains the codes of the dishes
 */
export function dishDrawings(menu: MenuInput, tenant: Tenant) {
  const addOns = isSuperTenant(tenant) ? {} : tenant.add_ons;
  const { categories, items } = completeMenu(menu);
  return items.map((item) =>
    dishKind(
      item,
      categories.find(({ id }) => id === item.category),
      addOns,
    ),
  );
}
