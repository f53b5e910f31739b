import { type ComponentType, useEffect } from "react";
import { useParams } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useSetAtom } from "@/state/jotai-hooks";
import { staffChoiceAtom } from "@/state/staff/staff-choice-atom";
import { AdminNotFound } from "./admin-not-found";

interface RestaurantRouteProps {
  readonly of: readonly Restaurant[];
  readonly page: ComponentType<{ restaurant: Restaurant }>;
}

/** A page about the restaurant that the address names, if it is one of the person's. */
export function RestaurantRoute({ of, page: Page }: RestaurantRouteProps) {
  const { key } = useParams();
  const restaurant = of.find((each) => each.key === key);
  const choose = useSetAtom(staffChoiceAtom);
  const found = restaurant?.key;
  // Whoever comes by a link goes on with the same restaurant.
  useEffect(() => {
    if (found) choose(found);
  }, [found, choose]);
  // Another restaurant is another page: nothing typed for one may end up in the other.
  return restaurant ? <Page key={restaurant.key} restaurant={restaurant} /> : <AdminNotFound />;
}
