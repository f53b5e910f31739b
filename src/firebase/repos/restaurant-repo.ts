import { isSameData } from "@/domain/shared/is-same-data";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { readPublicDocument } from "./public-document";

/**
 * Reads the restaurant record of the collection `public` (spec section 7).
 * @param known returned as it is where the stored record says the same, without a check
 * @returns null where no document exists
 * @throws when the backend cannot be reached or the record is malformed
 */
export async function readRestaurant(known: Restaurant): Promise<Restaurant | null> {
  const data = await readPublicDocument("public", known.key);
  if (!data) return null;
  if (isSameData(data, toStoredRestaurant(known))) return known;
  const { parseRestaurantOrThrow } = await import("@/domain/tenant/stored-restaurant");
  const stored = parseRestaurantOrThrow(data);
  return isSameData(stored, known) ? known : stored;
}
