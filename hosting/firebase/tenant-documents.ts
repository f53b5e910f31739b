import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { menuDigest } from "../lib/menu-digest";
import type { SeedDocument } from "./backend-admin";

/** The documents that a site needs before it can take orders; none for the admin site. */
export async function tenantDocuments(tenant: Tenant): Promise<SeedDocument[]> {
  if (isSuperTenant(tenant)) return [];
  const { key } = tenant;
  const menu = await loadBundledMenu(key);
  return [
    { path: `public/${key}`, data: toStoredRestaurant(tenant) },
    { path: `menus/${key}`, data: { ...menu, digest: menuDigest(menu) } },
    { path: `availability/${key}`, data: DEFAULT_AVAILABILITY },
  ];
}
