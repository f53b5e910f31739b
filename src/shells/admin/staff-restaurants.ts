import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { StaffGrants } from "@/firebase/repos/staff-repo";
import { tenants } from "@/tenant-configs/index";

/** The restaurants a person works for, in the order of the configuration; super: all of them. */
export function staffRestaurants(grants: StaffGrants): readonly Restaurant[] {
  return Object.values(tenants).flatMap((tenant) => {
    if (isSuperTenant(tenant)) return [];
    return grants.super || grants.resto_keys.includes(tenant.key) ? [tenant] : [];
  });
}
