import { type Menu, menuSchema } from "@/domain/menu/menu.schema";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";

/**
 * The menu of a tenant, synchronously.
 * @throws ZodError for a key without a menu and for an invalid menu
 */
export function bundledMenu(key: string): Menu {
  return menuSchema.parse(bundledMenuInput(key));
}
