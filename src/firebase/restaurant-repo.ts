import { canonicalText } from "../domain/shared/canonical-text";
import type { Restaurant } from "../domain/tenant/restaurant.schema";
import { fromStored } from "../domain/tenant/stored-restaurant";
import { readPublicDocument } from "./public-document";

/**
 * Reads the restaurant record of the collection `public` (spec section 7).
 * @param known returned as it is where the stored record says the same
 * @returns null where no document exists
 * @throws when the backend cannot be reached or the record is malformed
 */
export async function readRestaurant(known: Restaurant): Promise<Restaurant | null> {
  const data = await readPublicDocument("public", known.key);
  const stored = data && fromStored(data);
  return stored && canonicalText(stored) === canonicalText(known) ? known : stored;
}
