import { type ComponentType, useEffect } from "react";
import { useParams } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useSetAtom } from "@/state/jotai-hooks";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { AdminNotFound } from "./admin-not-found";

interface RestaurantRouteProps {
  readonly restaurants: readonly Restaurant[];
  readonly page: ComponentType<{ restaurant: Restaurant }>;
}

/** A page for the restaurant in the path; "not found" for other restaurants than the given ones. */
export function RestaurantRoute({ restaurants, page: Page }: RestaurantRouteProps) {
  const { key } = useParams();
  const restaurant = restaurants.find((each) => each.key === key);
  const choose = useSetAtom(selectedRestaurantAtom);
  const found = restaurant?.key;
  // Also selects the restaurant for the other pages.
  useEffect(() => {
    if (found) choose(found);
  }, [found, choose]);
  // The key remounts the page, so that no input carries over to another restaurant.
  return restaurant ? <Page key={restaurant.key} restaurant={restaurant} /> : <AdminNotFound />;
}
