import type * as z from "zod/mini";
import { savedRevisionSchema } from "@/domain/menu/save-menu-request.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { SaveRestaurantRequest } from "@/domain/tenant/save-restaurant-request.schema";
import { readRestaurant } from "../repos/restaurant-repo";
import { type CallResult, call } from "./callables";

/**
 * A restaurant's record as it is stored now, to be edited; null where none is stored.
 * @throws when the backend cannot be reached or the record is malformed
 */
export function readRestaurantToEdit(configured: Restaurant): Promise<Restaurant | null> {
  return readRestaurant(configured);
}

/** Replaces a restaurant's record, for its managers; refuses what is based on an older revision. */
export function callSaveRestaurant(
  request: SaveRestaurantRequest,
): Promise<CallResult<z.infer<typeof savedRevisionSchema>>> {
  return call("saveRestaurant", request, savedRevisionSchema);
}
