import { type Branch, toBranch } from "@/domain/order/branches/branch";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";

/** The other restaurants of a tenant's owner; none for the admin site and for a build without a key. */
export function sistersOf(
  tenant: Tenant | undefined | null,
  tenants: Readonly<Record<string, Tenant>>,
): Branch[] {
  if (!tenant || isSuperTenant(tenant)) return [];
  return Object.values(tenants).flatMap((other) =>
    isSuperTenant(other) || other.key === tenant.key || other.owner !== tenant.owner
      ? []
      : [toBranch(other)],
  );
}
