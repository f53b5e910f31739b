import { type Menu, type MenuInput, menuSchema } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { loadMenuInput } from "@/tenant-configs/load-menu";

const keys = Object.values(tenants).flatMap((tenant) => (isSuperTenant(tenant) ? [] : tenant.key));

const inputs = new Map<string, MenuInput>();
// Read while the build's configuration is loaded: no module can be imported after that. One after
// the other, because not every loader of this file can follow several at once.
for (const key of keys) inputs.set(key, await loadMenuInput(key));

/** The menu as it is written down, unchecked; undefined where there is none. */
export function bundledMenuInput(key: string): MenuInput | undefined {
  return inputs.get(key);
}

/**
 * The menu as configured, at once.
 * @throws Error for a key without a menu, ZodError for a menu that breaks the schema
 */
export function bundledMenu(key: string): Menu {
  const input = inputs.get(key);
  if (!input) throw new Error(`no bundled menu for "${key}"`);
  return menuSchema.parse(input);
}
