import type { SuperTenant, Tenant } from "./restaurant.schema";

/** Tells the super-admin tenant from a restaurant. */
export function isSuperTenant(tenant: Tenant): tenant is SuperTenant {
  return "super" in tenant;
}
