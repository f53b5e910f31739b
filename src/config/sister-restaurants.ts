import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { sisters } from "@/tenant-configs/active-sisters";
import { activeRestaurant } from "./active-tenant";

/**
 * Title and address of the other restaurants of the same owner, as configured when the site was
 * built; none if the stored owner has changed since.
 */
export function sisterRestaurants({
  owner,
}: Pick<Restaurant, "owner">): readonly Pick<Restaurant, "title" | "url">[] {
  return owner === activeRestaurant?.owner ? sisters : [];
}
