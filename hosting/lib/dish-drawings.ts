import type { MenuInput } from "@/domain/menu/menu.schema";
import { drawingsOf } from "@/domain/menu/name-drawings";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { completeMenu } from "@/tenant-configs/complete-menu";

/**
 * The drawing of every dish, in the order of the menu's items.
 * @param tenant whose legend explains the codes of the dishes
 */
export function dishDrawings(menu: MenuInput, tenant: Tenant) {
  return drawingsOf(completeMenu(menu), isSuperTenant(tenant) ? {} : tenant.add_ons);
}
