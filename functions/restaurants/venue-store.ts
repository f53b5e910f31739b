import { type Availability, availabilitySchema } from "@/domain/availability/availability.schema";
import type { Menu } from "@/domain/menu/menu.schema";
import { parseMenu } from "@/domain/menu/stored-menu";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseRestaurant } from "@/domain/tenant/stored-restaurant";
import { database, type Reader } from "../runtime/admin-app";
import { plainData } from "../runtime/plain-data-store";
import { soundOrNull } from "../runtime/sound";

/** What decides about orders of one restaurant, read at one moment. */
export interface StoredVenue {
  readonly restaurant: Restaurant;
  readonly menu: Menu;
  readonly availability: Availability;
}

/**
 * Reads record, menu and switches of a restaurant.
 * @returns null where there is no such restaurant, none with a menu, or none that can be read
 */
export async function readVenue(
  key: string,
  reader: Reader = database(),
): Promise<StoredVenue | null> {
  const references = ["public", "menus", "availability"].map((collection) =>
    database().doc(`${collection}/${key}`),
  );
  const [record, storedMenu, switches] = (await reader.getAll(...references)).map(plainData);
  // The super-admin tenant has no kitchen.
  if (!record || !storedMenu || record.super === true) return null;
  const restaurant = soundOrNull(`public/${key}`, parseRestaurant(record));
  const menu = soundOrNull(`menus/${key}`, parseMenu(storedMenu));
  const checked = availabilitySchema.safeParse(switches ?? {});
  const availability = soundOrNull(`availability/${key}`, checked);
  return restaurant && menu && availability && { restaurant, menu, availability };
}
