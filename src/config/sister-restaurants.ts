import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";

/**
 * The other restaurants of the same owner. Holds all configurations: import it only from pages
 * that are loaded on demand.
 */
export function sisterRestaurants({ key, owner }: Pick<Restaurant, "key" | "owner">): Restaurant[] {
  return Object.values(tenants).flatMap((tenant) =>
    isSuperTenant(tenant) || tenant.key === key || tenant.owner !== owner ? [] : [tenant],
  );
}
