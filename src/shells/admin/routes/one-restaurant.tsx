import type { ComponentType } from "react";
import { useLocation } from "react-router-dom";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useAtom } from "@/state/jotai-hooks";
import { selectedRestaurantAtom } from "@/state/staff/selected-restaurant-atom";
import { RestaurantChoice } from "./restaurant-choice";

interface OneRestaurantProps {
  readonly restaurants: readonly Restaurant[];
  readonly page: ComponentType<{ restaurant: Restaurant }>;
}

/** A page for the selected restaurant; with all selected it asks for one. A link may name one, too. */
export function OneRestaurant({ restaurants, page: Page }: OneRestaurantProps) {
  const [choice, choose] = useAtom(selectedRestaurantAtom);
  const linked = restoKeyOf(useLocation().state);
  const restaurant =
    restaurants.find(({ key }) => key === linked) ??
    restaurants.find(({ key }) => key === choice) ??
    (restaurants.length === 1 ? restaurants[0] : undefined);
  if (!restaurant) return <RestaurantChoice restaurants={restaurants} onChoose={choose} />;
  // The key remounts the page, so that no input carries over to another restaurant.
  return <Page key={restaurant.key} restaurant={restaurant} />;
}

/** The restaurant in the state of a link, see `guest-link.ts`. */
function restoKeyOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("restoKey" in state)) return null;
  return typeof state.restoKey === "string" ? state.restoKey : null;
}
