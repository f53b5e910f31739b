import type { Grants } from "@/domain/staff/grants.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant, Tenant } from "@/domain/tenant/restaurant.schema";

/** Configured restaurants of a staff member; all of them for super-administrators. */
export function staffRestaurants(
  grants: Grants,
  tenants: Readonly<Record<string, Tenant>>,
): readonly Restaurant[] {
  return Object.values(tenants).flatMap((tenant) => {
    if (isSuperTenant(tenant)) return [];
    return grants.super || grants.resto_keys.includes(tenant.key) ? [tenant] : [];
  });
}
