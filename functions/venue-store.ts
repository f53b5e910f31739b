import { type Availability, availabilitySchema } from "../src/domain/menu/availability.schema";
import { type Menu, menuSchema } from "../src/domain/menu/menu.schema";
import type { Restaurant } from "../src/domain/tenant/restaurant.schema";
import { fromStored } from "../src/domain/tenant/stored-restaurant";
import { database, type Reader } from "./admin-app";
import { plainData } from "./plain-data-store";

/** What decides about orders of one restaurant, read at one moment. */
export interface StoredVenue {
  readonly restaurant: Restaurant;
  readonly menu: Menu;
  readonly availability: Availability;
}

/**
 * Reads record, menu and switches of a restaurant.
 * @returns null where there is no such restaurant, or none with a menu
 * @throws where stored data is malformed
 */
export async function readVenue(
  key: string,
  reader: Reader = database(),
): Promise<StoredVenue | null> {
  const references = ["public", "menus", "availability"].map((collection) =>
    database().doc(`${collection}/${key}`),
  );
  const [restaurant, menu, switches] = (await reader.getAll(...references)).map(plainData);
  // The super-admin tenant has no kitchen.
  if (!restaurant || !menu || restaurant.super === true) return null;
  return {
    restaurant: fromStored(restaurant),
    menu: menuSchema.parse(menu),
    availability: availabilitySchema.parse(switches ?? {}),
  };
}
