import type { Branch } from "@/domain/order/branches/branch";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { sisters } from "@/tenant-configs/active-sisters";
import { activeRestaurant } from "./active-tenant";

/**
 * The other restaurants of the same owner, as configured when the site was built; none if the stored
 * owner has changed since.
 */
export function sisterRestaurants({ owner }: Pick<Restaurant, "owner">): readonly Branch[] {
  return owner === activeRestaurant?.owner ? sisters : [];
}
