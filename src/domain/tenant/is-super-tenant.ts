import type { SuperTenant, Tenant } from "./restaurant.schema";

export function isSuperTenant(tenant: Tenant): tenant is SuperTenant {
  return "super" in tenant;
}
