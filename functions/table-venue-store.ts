import { type Availability, availabilitySchema } from "../src/domain/menu/availability.schema";
import type { Restaurant } from "../src/domain/tenant/restaurant.schema";
import { fromStored } from "../src/domain/tenant/stored-restaurant";
import { database, type Reader } from "./admin-app";
import { plainData } from "./plain-data-store";

/** What decides about tables of one restaurant, read at one moment. */
export interface StoredTableVenue {
  readonly restaurant: Restaurant;
  readonly availability: Availability;
}

/**
 * Reads record and switches of a restaurant.
 * @returns null where there is no such restaurant
 * @throws where stored data is malformed
 */
export async function readTableVenue(
  key: string,
  reader: Reader = database(),
): Promise<StoredTableVenue | null> {
  const references = ["public", "availability"].map((collection) =>
    database().doc(`${collection}/${key}`),
  );
  const [restaurant, switches] = (await reader.getAll(...references)).map(plainData);
  // The super-admin tenant has no tables.
  if (!restaurant || restaurant.super === true) return null;
  return {
    restaurant: fromStored(restaurant),
    availability: availabilitySchema.parse(switches ?? {}),
  };
}
