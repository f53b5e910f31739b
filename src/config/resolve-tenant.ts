import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";
import { NO_RESTO_KEY } from "./no-resto-key";

/**
 * @throws Error `no resto_key available` for a key that is not among the configurations
 */
export function resolveTenant(key: string): Tenant {
  const tenant = Object.hasOwn(tenants, key) ? tenants[key] : undefined;
  if (!tenant) throw new Error(NO_RESTO_KEY);
  return tenant;
}
