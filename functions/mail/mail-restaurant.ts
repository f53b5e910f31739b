import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";
import { readRestaurant } from "../restaurants/restaurant-store";
import type { Reader } from "../runtime/admin-app";

/**
 * The restaurant that a mail names: as stored, or as configured if the stored one is missing or
 * unreadable, so that the guest still gets the mail. Null if it is not configured either.
 */
export async function readMailRestaurant(key: string, reader: Reader): Promise<Restaurant | null> {
  const stored = await readRestaurant(key, [], reader);
  return stored?.restaurant ?? configuredRestaurant(key);
}

/** The restaurant in the configuration of this version; null if there is none. */
export function configuredRestaurant(key: string): Restaurant | null {
  const tenant = Object.hasOwn(tenants, key) ? tenants[key] : undefined;
  return tenant && !isSuperTenant(tenant) ? tenant : null;
}
