import type { MenuInput } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { loadMenuInput } from "@/tenant-configs/load-menu";

const keys = Object.values(tenants).flatMap((tenant) => (isSuperTenant(tenant) ? [] : tenant.key));

const inputs = new Map<string, MenuInput>();
// Read when this module loads, because Vite's configuration cannot import modules later. One by one,
// because not every loader of this file supports parallel imports.
for (const key of keys) inputs.set(key, await loadMenuInput(key));

/** The menu file of a tenant, unchecked; undefined if it has none. */
export function bundledMenuInput(key: string): MenuInput | undefined {
  return inputs.get(key);
}
