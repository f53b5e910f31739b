import type { Restaurant } from "../../../domain/tenant/restaurant.schema";

/** Edits the menu of one restaurant. */
export function MenuEditorPage({ restaurant }: { restaurant: Restaurant }) {
  return <h1>{restaurant.title}</h1>;
}
