import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant, Tenant } from "@/domain/tenant/restaurant.schema";
import { tenant } from "@/tenant-configs/active";
import { activeTenantKey } from "./active-tenant-key";
import { NO_RESTO_KEY } from "./no-resto-key";

/** Configuration of the build's tenant; null, with a warning, in a build without a key. */
const activeTenant: Tenant | null = activeTenantKey ? configured() : withoutTenant();

/** The restaurant this build is for; null on the admin site. */
export const activeRestaurant: Restaurant | null =
  activeTenant && !isSuperTenant(activeTenant) ? activeTenant : null;

function configured(): Tenant {
  if (!tenant) throw new Error(NO_RESTO_KEY);
  return tenant;
}

function withoutTenant(): null {
  console.warn(NO_RESTO_KEY);
  return null;
}
