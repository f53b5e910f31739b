import type { Menu, MenuInput } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { completeMenu } from "./complete-menu";
import { tenants } from "./index";

/**
 * The menu in `menus/<key>.ts`, unchanged. For scripts and tests only: in a bundle, the import would
 * add a chunk for every menu. The browser uses `src/config/load-active-menu.ts`.
 * @throws Error for a key without a menu
 */
export async function loadMenuInput(key: string): Promise<MenuInput> {
  const tenant = Object.hasOwn(tenants, key) ? tenants[key] : undefined;
  if (!tenant || isSuperTenant(tenant)) throw new Error(`no bundled menu for "${key}"`);
  return (await import(`./menus/${key}.ts`)).menu;
}

/**
 * The menu of a tenant with its defaults, unchecked.
 * @throws Error for a key without a menu
 */
export async function loadBundledMenu(key: string): Promise<Menu> {
  return completeMenu(await loadMenuInput(key));
}
