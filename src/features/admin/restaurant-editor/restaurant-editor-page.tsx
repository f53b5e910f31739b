import type { Restaurant } from "../../../domain/tenant/restaurant.schema";

/** Edits the record of one restaurant. */
export function RestaurantEditorPage({ restaurant }: { restaurant: Restaurant }) {
  return <h1>{restaurant.title}</h1>;
}
