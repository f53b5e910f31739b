import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";

/** Every configured restaurant, the admin tenant left out. */
export const restaurants: Restaurant[] = Object.values(tenants).filter(
  (tenant): tenant is Restaurant => !isSuperTenant(tenant),
);

/** One restaurant by its key. */
export function restaurant(key: string): Restaurant {
  const found = restaurants.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`no restaurant ${key}`);
  return found;
}
