import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant, Tenant } from "@/domain/tenant/restaurant.schema";
import type { StaffGrants } from "@/firebase/repos/staff-repo";

/** Configured restaurants of a staff member; all of them for super-administrators. */
export function staffRestaurants(
  grants: StaffGrants,
  tenants: Readonly<Record<string, Tenant>>,
): readonly Restaurant[] {
  return Object.values(tenants).flatMap((tenant) => {
    if (isSuperTenant(tenant)) return [];
    return grants.super || grants.resto_keys.includes(tenant.key) ? [tenant] : [];
  });
}
