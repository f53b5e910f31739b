import { matchesSearch } from "../text/matches-search";
import type { Restaurant } from "./restaurant.schema";

/** The restaurants whose title and town match a query. */
export function findRestaurants(restaurants: readonly Restaurant[], query: string): Restaurant[] {
  return restaurants.filter(({ title, address }) =>
    matchesSearch(`${title} ${address.city}`, query),
  );
}
