import { isSameData } from "@/domain/stored-data/is-same-data";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { readPublicDocument } from "./public-document";

/**
 * Reads a restaurant from the collection `public`.
 * @param known returned unchanged, and not validated again, if the stored restaurant is equal
 * @returns null when no document exists
 * @throws when the backend cannot be reached or the restaurant is malformed
 */
export async function readRestaurant(known: Restaurant): Promise<Restaurant | null> {
  const document = await readPublicDocument(`public/${known.key}`);
  if (!document) return null;
  const { data } = document;
  if (isSameData(data, toStoredRestaurant(known))) return known;
  const { parseRestaurantOrThrow } = await import("@/domain/tenant/stored-restaurant");
  // A record that chooses no look has the configured one.
  const stored = { ...(known.look && { look: known.look }), ...parseRestaurantOrThrow(data) };
  return isSameData(stored, known) ? known : stored;
}
