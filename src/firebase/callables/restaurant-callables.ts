import type * as z from "zod/mini";
import { savedRevisionSchema } from "@/domain/menu/save-menu-request.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { SaveRestaurantRequest } from "@/domain/tenant/save-restaurant-request.schema";
import { readRestaurant } from "../repos/restaurant-repo";
import { type CallResult, call } from "./call";

/**
 * Reads the stored restaurant, to edit it; null when none is stored.
 * @throws when the backend cannot be reached or the restaurant is malformed
 */
export function readRestaurantToEdit(configured: Restaurant): Promise<Restaurant | null> {
  return readRestaurant(configured);
}

/** Replaces a restaurant, for its managers; VERSION_CONFLICT for an outdated `base_rev`. */
export function callSaveRestaurant(
  request: SaveRestaurantRequest,
): Promise<CallResult<z.infer<typeof savedRevisionSchema>>> {
  return call("saveRestaurant", request, savedRevisionSchema);
}
