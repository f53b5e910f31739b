import type { ReactNode } from "react";
import type { PageLayout } from "@/domain/tenant/look.schema";
import { lookOf } from "@/domain/tenant/look-of";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { restaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { strictContext } from "./strict-context";

const [RestaurantContext, useRestaurantContext] = strictContext<Restaurant>(
  "useRestaurant must be used within a RestaurantProvider",
);

/** The restaurant as stored. */
export const useRestaurant = useRestaurantContext;

/** The layout of the restaurant page, as stored. */
export function usePageLayout(): PageLayout {
  return lookOf(useRestaurantContext()).layout;
}

/**
 * Suspends until the restaurant has been read, once. Renders its children if the document exists,
 * else `missing`.
 * @throws into the nearest boundary when the restaurant cannot be read
 */
export function RestaurantProvider(props: { children: ReactNode; missing: ReactNode }) {
  const restaurant = useAtomValue(restaurantAtom);
  if (!restaurant) return props.missing;
  return <RestaurantContext value={restaurant}>{props.children}</RestaurantContext>;
}
