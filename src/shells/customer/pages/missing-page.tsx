import { MissingRestaurantPage } from "./missing-restaurant-page";
import { NotFoundPage } from "./not-found-page";

/** Shown instead of a restaurant that does not exist, or of a page. */
export function MissingPage({ isRestaurant = false }: { readonly isRestaurant?: boolean }) {
  return isRestaurant ? <MissingRestaurantPage /> : <NotFoundPage />;
}
