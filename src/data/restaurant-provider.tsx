import type { ReactNode } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { restaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { strictContext } from "./strict-context";

const [RestaurantContext, useRestaurantContext] = strictContext<Restaurant>(
  "useRestaurant must be used within a RestaurantProvider",
);

/** The restaurant's stored record. */
export const useRestaurant = useRestaurantContext;

/**
 * Suspends until the record has been read, once (spec section 4). Its children are shown only
 * if the document exists; `missing` stands in for them otherwise.
 * @throws into the nearest boundary when the record cannot be read
 */
export function RestaurantProvider(props: { children: ReactNode; missing: ReactNode }) {
  const restaurant = useAtomValue(restaurantAtom);
  if (!restaurant) return props.missing;
  return <RestaurantContext value={restaurant}>{props.children}</RestaurantContext>;
}
