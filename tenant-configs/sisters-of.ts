import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant, Tenant } from "@/domain/tenant/restaurant.schema";

/** What the legal pages name of a restaurant with the same owner. */
export type SisterRestaurant = Pick<Restaurant, "title" | "url">;

/** The other restaurants of a tenant's owner; none for the admin site and for a build without a key. */
export function sistersOf(
  tenant: Tenant | undefined | null,
  tenants: Readonly<Record<string, Tenant>>,
): SisterRestaurant[] {
  if (!tenant || isSuperTenant(tenant)) return [];
  return Object.values(tenants).flatMap((other) =>
    isSuperTenant(other) || other.key === tenant.key || other.owner !== tenant.owner
      ? []
      : [{ title: other.title, url: other.url }],
  );
}
