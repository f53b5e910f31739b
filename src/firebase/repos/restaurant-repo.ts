import { sameData } from "@/domain/shared/same-data";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toStored } from "@/domain/tenant/to-stored";
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
  if (sameData(data, toStored(known))) return known;
  const { fromStored } = await import("@/domain/tenant/stored-restaurant");
  const stored = fromStored(data);
  return sameData(stored, known) ? known : stored;
}
